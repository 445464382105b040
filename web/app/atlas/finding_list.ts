import { createElement } from '../../kit/create_element';
import { mediaMatches } from '../../kit/optional';
import { findingKinds, type Finding, type FindingKind } from './findings';

type Choice = FindingKind | 'all';

const labels: Readonly<Record<Choice, string>> = {
  all: 'All',
  vault: 'Vaults',
  key: 'Keys',
  ally: 'Allies',
  altar: 'Altars',
  item: 'Items',
  monster: 'Monsters',
  machine: 'Places',
};

export interface FindingListActions {
  /** Called when an entry is chosen. */
  onChoose: (finding: Finding) => void;
  /** Called with the entry pointed at, or null. */
  onPoint: (finding: Finding | null) => void;
}

/** Windows in which the list does not scroll by itself: the same query as in atlas.css. */
const narrow = '(max-width: 900px), (max-height: 480px)';
/** Milliseconds after the last key press until the list is filtered. */
const typingPause = 120;
const wordsOf = (finding: Finding): string =>
  [finding.text, finding.note, ...finding.parts.map(wordsOf)].join(' ').toLowerCase();

/** The list of findings, level by level, with a filter. Among all kinds each thing stands once, a kind by itself is whole. */
export class FindingList {
  readonly element = createElement('section', { id: 'findings', 'aria-label': 'Contents' });
  readonly #filter = createElement('input', {
    id: 'filter',
    type: 'search',
    placeholder: 'Filter: staff, captive, choose…',
    'aria-label': 'Filter',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  readonly #onlyHere = createElement('input', { id: 'only-here', type: 'checkbox' });
  readonly #choices = new Map<Choice, { input: HTMLInputElement; count: HTMLElement }>();
  readonly #state = createElement('p', { id: 'found', role: 'status' });
  readonly #list = createElement('div', { id: 'entries' });
  readonly #actions: FindingListActions;
  readonly #shown = new Map<HTMLButtonElement, Finding>();
  #findings: readonly Finding[] = [];
  #words = new Map<Finding, string>();
  #depth = 1;
  #typing = 0;
  #isPointing = false;

  constructor(actions: FindingListActions) {
    this.#actions = actions;
    // Where the list does not scroll by itself, hundreds of lines would lengthen the page.
    this.#onlyHere.checked = mediaMatches(narrow);
    const kinds = createElement('fieldset', { class: 'kinds' }, createElement('legend', { class: 'unseen' }, 'Kind'));
    for (const choice of ['all', ...findingKinds] as const) kinds.append(this.#choice(choice));
    this.element.append(
      this.#filter,
      kinds,
      createElement(
        'div',
        { class: 'found' },
        this.#state,
        createElement('label', {}, this.#onlyHere, ' This level only'),
      ),
      this.#list,
    );
    this.#filter.addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = window.setTimeout(() => this.#draw(), typingPause);
    });
    this.element.addEventListener('change', (event) => {
      if (event.target !== this.#filter) this.#draw();
    });
    this.#listen();
  }

  /** Lists all findings so far; levels still missing are being surveyed. */
  show(findings: readonly Finding[]): void {
    this.#findings = findings;
    this.#words = new Map(findings.map((finding) => [finding, wordsOf(finding)]));
    this.#draw();
  }

  /** Marks the level that is on the map. */
  choose(depth: number): void {
    this.#depth = depth;
    if (this.#onlyHere.checked) this.#draw();
    for (const heading of this.#list.querySelectorAll<HTMLElement>('h2'))
      heading.classList.toggle('here', Number(heading.dataset['depth']) === depth);
    this.#scrollTo(depth);
  }

  destroy(): void {
    clearTimeout(this.#typing);
    this.element.remove();
  }

  focusFilter(): void {
    this.#filter.focus();
  }

  /** Scrolls to a level, only where the list scrolls by itself; elsewhere the page would jump. */
  #scrollTo(depth: number): void {
    const heading = this.#list.querySelector<HTMLElement>(`h2[data-depth="${depth}"]`);
    const isOwnScroll = this.#list.scrollHeight > this.#list.clientHeight + 1;
    if (heading && isOwnScroll && !this.#list.contains(document.activeElement))
      this.#list.scrollTop = heading.parentElement!.offsetTop - this.#list.offsetTop;
  }

  #choice(choice: Choice): HTMLElement {
    const input = createElement('input', { type: 'radio', name: 'kind', value: choice });
    input.checked = choice === 'all';
    const count = createElement('span', { class: 'count' });
    this.#choices.set(choice, { input, count });
    return createElement('label', {}, input, createElement('span', {}, `${labels[choice]} `, count));
  }

  get #chosen(): Choice {
    return [...this.#choices].find(([, { input }]) => input.checked)?.[0] ?? 'all';
  }

  #draw(): void {
    const wanted = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = this.#findings.filter(
      (finding) =>
        (!this.#onlyHere.checked || finding.depth === this.#depth) &&
        wanted.every((word) => this.#words.get(finding)!.includes(word)),
    );
    // Among all kinds a thing is listed once: what is part of another finding is found there.
    const of = (choice: Choice) =>
      matching.filter(({ kind, isPart }) => (choice === 'all' ? !isPart : kind === choice));
    for (const [choice, { count }] of this.#choices) count.textContent = String(of(choice).length);
    const chosen = this.#chosen;
    const shown = of(chosen);
    const depths = new Set(shown.map(({ depth }) => depth));
    this.#state.textContent =
      this.#findings.length === 0
        ? ''
        : shown.length === 0
          ? 'No matches.'
          : `${shown.length} on ${depths.size} ${depths.size === 1 ? 'level' : 'levels'}`;
    this.#shown.clear();
    // An entry removed from under the pointer gets no event that the pointer has left.
    if (this.#isPointing) this.#point(null);
    this.#list.replaceChildren(
      ...[...depths].map((depth) =>
        this.#section(
          depth,
          shown.filter((finding) => finding.depth === depth),
          chosen === 'all',
        ),
      ),
    );
    const [first] = this.#shown.keys();
    if (first) first.tabIndex = 0;
  }

  #section(depth: number, findings: readonly Finding[], isMixed: boolean): HTMLElement {
    const heading = createElement(
      'h2',
      { 'data-depth': String(depth) },
      `Depth ${depth} `,
      createElement('span', { class: 'count' }, String(findings.length)),
    );
    heading.classList.toggle('here', depth === this.#depth);
    const section = createElement('section', { class: 'depth' }, heading);
    if (!isMixed) section.append(this.#entries(findings));
    else
      for (const kind of findingKinds) {
        const some = findings.filter((finding) => finding.kind === kind);
        if (some.length > 0) section.append(createElement('h3', {}, labels[kind]), this.#entries(some));
      }
    return section;
  }

  #entries(findings: readonly Finding[]): HTMLElement {
    return createElement(
      'ul',
      {},
      ...findings.map((finding) => {
        const entry = createElement('li', {}, this.#entry(finding));
        if (finding.parts.length > 0) entry.append(this.#entries(finding.parts));
        return entry;
      }),
    );
  }

  #entry(finding: Finding): HTMLElement {
    const entry = createElement('button', { type: 'button', class: `entry ${finding.kind}` }, finding.text);
    if (finding.note) entry.append(' ', createElement('span', { class: 'note' }, finding.note));
    entry.tabIndex = -1;
    this.#shown.set(entry, finding);
    return entry;
  }

  #point(finding: Finding | null): void {
    this.#isPointing = finding !== null;
    this.#actions.onPoint(finding);
  }

  #listen(): void {
    const entryOf = (target: EventTarget | null): HTMLButtonElement | null =>
      target instanceof Element ? target.closest<HTMLButtonElement>('button.entry') : null;
    const findingOf = (target: EventTarget | null): Finding | null => this.#shown.get(entryOf(target)!) ?? null;
    this.#list.addEventListener('click', ({ target }) => {
      const finding = findingOf(target);
      if (finding) this.#actions.onChoose(finding);
    });
    this.#list.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') this.#point(findingOf(target));
    });
    this.#list.addEventListener('pointerleave', () => this.#point(null));
    this.#list.addEventListener('focusin', ({ target }) => {
      const entry = entryOf(target);
      if (!entry) return;
      for (const other of this.#list.querySelectorAll<HTMLElement>('button.entry[tabindex="0"]')) other.tabIndex = -1;
      entry.tabIndex = 0;
      if (entry.matches(':focus-visible')) this.#point(this.#shown.get(entry) ?? null);
    });
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Moves between entries by arrow keys: the list is a single Tab stop. */
  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = [...this.#shown.keys()];
    const current = entries.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowUp: current - 1,
      ArrowDown: current + 1,
      Home: 0,
      End: entries.length - 1,
    };
    if (current < 0 || !Object.hasOwn(targets, event.key)) return;
    event.preventDefault();
    entries[Math.min(Math.max(targets[event.key], 0), entries.length - 1)].focus();
  }
}

import './hud.css';
import type { Hud as Told, HudAction, HudThing, InterfaceEvent, Sat } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { partOf } from '../../kit/parts';
import { fillList, isNewTo } from '../../kit/shown_content';
import { nearestTarget } from '../../terminal/nearest_target';
import type { Cell, Point } from '../../terminal/screen_cells';

type Send = (event: InterfaceEvent) => void;

/** Milliseconds for which messages stay over the map. */
const newsFor = 9000;
/** Milliseconds after which a button counts as held. */
const heldAfter = 450;
/** Milliseconds for which a button that took another's place hears nothing: the finger meant the other. */
const settlesAfter = 300;
/** Milliseconds after which what goes on by itself has a button that stops it: what is over sooner moves no button. */
const stoppableAfter = 500;

/** Strokes in a box of 24 by 24. */
const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8 8 0 1 0 10 10Z',
  heart: 'M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11.5 19 15 12 20Z',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  steer: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
} as const;

/** As on the direction pad. */
const arrows: Readonly<Record<string, string>> = {
  north: '↑',
  'north-east': '↗',
  east: '→',
  'south-east': '↘',
  south: '↓',
  'south-west': '↙',
  west: '←',
  'north-west': '↖',
};

function drawing(name: keyof typeof drawings): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', drawings[name]);
  svg.append(path);
  return svg;
}

export interface HudOptions {
  root: HTMLElement;
  game: () => Sat | undefined;
  send: Send;
}

/** What a touch screen shows around the map: how the hero is, what is in view, what was said last, and the few buttons
    that fit the moment. All of it is the engine's; this shows it, at most once a frame. */
export class Hud {
  readonly #root: HTMLElement;
  readonly #game: () => Sat | undefined;
  readonly #send: Send;
  /** The same in words, for screen readers. */
  readonly #words = createElement('span', { class: 'unseen' });
  readonly #health = createElement('span');
  readonly #healthBar = createElement('span', { class: 'hud-bar' }, createElement('i'));
  readonly #marks = createElement('span', { id: 'hud-marks', 'aria-hidden': 'true' });
  readonly #hero: HTMLButtonElement;
  readonly #state: HTMLElement;
  readonly #news = createElement('button', { id: 'hud-news', class: 'night', type: 'button' });
  readonly #card = createElement('div', { id: 'hud-card', hidden: '' });
  readonly #cardText = createElement('div');
  readonly #things = createElement('ul', { id: 'hud-things', 'aria-label': 'In view' });
  readonly #moment = createElement('ul', { id: 'hud-moment', 'aria-label': 'Now' });
  readonly #foot = createElement('div', { id: 'hud-foot', class: 'night' }, this.#card, this.#things, this.#moment);
  readonly #hand = createElement('div', { id: 'hud-hand', class: 'night', role: 'group', 'aria-label': 'Commands' });
  readonly #steer: HTMLButtonElement;
  /** The header stands above the menu alone: it goes when something opens from the menu, and comes back with it. */
  readonly #sheetWatch = new MutationObserver(() => {
    const isPage = this.#root.dataset['sheet'] === 'page';
    if (!isPage) this.#sheetWatch.disconnect();
    this.#showHeader(isPage && this.#root.querySelector('#reader-title')?.textContent === this.#menuTitle);
  });
  #menuTitle = '';
  #frame = 0;
  /** Until there is a button that stops what goes on. */
  #stopping = 0;
  #fading = 0;
  /** Until a button that is held down stands for another key. */
  #holding = 0;
  #told: Told | undefined;

  constructor({ root, game, send }: HudOptions) {
    this.#root = root;
    this.#game = game;
    this.#send = send;
    this.#hero = button('', () => send({ type: 'choose', key: '@' }), { id: 'hud-hero' });
    this.#hero.append(
      drawing('heart'),
      this.#words,
      createElement('span', { id: 'hud-health', 'aria-hidden': 'true' }, this.#health, this.#healthBar),
      this.#marks,
    );
    const menu = button('', () => this.#openMenu(), { id: 'hud-menu', 'aria-label': 'Menu' });
    menu.append(drawing('menu'));
    // The header, which has the page's heading, is hidden.
    const heading = createElement('h1', { class: 'unseen' }, root.querySelector('header h1')!.textContent);
    this.#state = createElement('div', { id: 'hud-state', class: 'night' }, heading, this.#hero, menu);
    this.#news.addEventListener('click', () => this.#openLog());
    const close = button('×', () => send({ type: 'leave' }), { 'aria-label': 'Close' });
    this.#card.append(this.#cardText, close);
    this.#steer = button('', () => this.#steerBy(!root.classList.contains('steering')), {
      id: 'hud-steer',
      'aria-label': 'Direction pad',
      'aria-pressed': 'false',
    });
    this.#steer.append(drawing('steer'));
    // The game is dark in every theme, and sheets are parts of it.
    for (const id of ['reader', 'entry', 'pad']) partOf(root, id).classList.add('night');
    root.querySelector('main')!.append(this.#state, this.#news, this.#foot, this.#hand);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#fading);
    clearTimeout(this.#holding);
    clearTimeout(this.#stopping);
    this.#sheetWatch.disconnect();
    this.#showHeader(false);
    for (const part of [this.#state, this.#news, this.#foot, this.#hand]) part.remove();
    this.#root.classList.remove('steering');
  }

  /** Shows what the game tells, with the next frame. */
  refresh(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#show();
    });
  }

  /** The cell that a finger means at a spot. */
  meant(cell: Cell | null, spot: Point): Cell | null {
    const game = this.#game();
    if (!cell || !game || !this.#told || !this.#root.classList.contains('sheets')) return cell;
    const targets = this.#told.targets.map(([column, row]) => ({ column, row }));
    const hero = game.heroCell();
    const own = hero ? { column: hero[0], row: hero[1] } : null;
    const nearest = nearestTarget(partOf(this.#root, 'stage'), spot, own ? [...targets, own] : targets);
    // Nearest to the hero a finger means the cell it touches: a step, or the hero himself.
    return nearest && nearest !== own ? nearest : cell;
  }

  #show(): void {
    const game = this.#game();
    const isShown = game !== undefined && this.#root.classList.contains('sheets');
    // What an animation leads to is told once it is over.
    if (!isShown || game.hurries()) return;
    const told = game.hud();
    this.#told = told;
    this.#tellState(told);
    this.#tellNews(told);
    fillList(this.#things, told.things, (item, thing) => this.#showThing(item, thing));
    this.#tellCard(told.card);
    // Nothing moves under a finger while the hero is on a short way.
    if (told.isBusy) {
      this.#stopping ||= window.setTimeout(() => this.#told?.isBusy && this.#offer(this.#told.actions), stoppableAfter);
      return;
    }
    clearTimeout(this.#stopping);
    this.#stopping = 0;
    this.#offer(told.actions);
  }

  #tellState({ told, health, maxHealth, depth, hunger, light, stealthRange, statuses }: Told): void {
    this.#state.hidden = told === '';
    if (!isNewTo(this.#hero, [told, hunger, light])) return;
    this.#words.textContent = told;
    this.#health.textContent = `${health}/${maxHealth}`;
    showShare(this.#healthBar, health, maxHealth);
    const tags = [hunger, ...statuses].filter(Boolean).map((text) => createElement('span', { class: 'tag' }, text));
    const icon = (name: keyof typeof drawings, text = '') =>
      createElement('span', { class: 'icon' }, drawing(name), text);
    this.#marks.replaceChildren(
      ...tags,
      createElement('span', { class: 'depth' }, `D${depth}`),
      ...(light ? [icon(light === 'lit' ? 'sun' : 'moon')] : []),
      icon('eye', String(stealthRange)),
    );
  }

  #tellNews({ messages, asked }: Told): void {
    if (!isNewTo(this.#news, [messages, asked])) return;
    const lines = messages.map(({ text, isFresh }) => createElement('p', { class: isFresh ? 'fresh' : '' }, text));
    if (asked) lines.push(createElement('p', { class: 'asked' }, asked));
    this.#news.replaceChildren(...lines);
    this.#news.setAttribute('aria-label', lines.map(({ textContent }) => textContent).join(' '));
    clearTimeout(this.#fading);
    const isNews = asked !== '' || messages.some(({ isFresh }) => isFresh);
    this.#news.classList.toggle('gone', !isNews);
    if (!asked) this.#fading = window.setTimeout(() => this.#news.classList.add('gone'), newsFor);
  }

  #showThing(item: HTMLElement, { kind, sign, name, state, told, health, maxHealth, column, row }: HudThing): void {
    const mark = createElement('span', { class: 'sign', 'aria-hidden': 'true' }, sign.glyph);
    mark.style.color = sign.colour;
    const who = createElement('span', { class: 'who', 'aria-hidden': 'true' }, createElement('span', {}, name));
    if (state) who.firstElementChild!.append(' ', createElement('small', {}, state));
    if (maxHealth > 0) {
      const bar = createElement('span', { class: 'hud-bar' }, createElement('i'));
      showShare(bar, health, maxHealth);
      who.append(bar);
    }
    const own = button('', () => this.#send({ type: kind === 'item' ? 'tap' : 'hover', column, row }));
    own.append(createElement('span', { class: 'unseen' }, told), mark, who);
    item.replaceChildren(own);
  }

  #tellCard(lines: readonly string[]): void {
    this.#card.hidden = lines.length === 0;
    if (!isNewTo(this.#card, lines)) return;
    this.#cardText.replaceChildren(...lines.map((line) => createElement('p', {}, line)));
    this.#card.scrollTop = 0;
  }

  /** Those that fit the moment stand over the map; those that stay, or answer what is asked, below it. */
  #offer(actions: readonly HudAction[]): void {
    const hasPlace = actions.some(({ stays }) => stays);
    const ofMoment = hasPlace ? actions.filter(({ stays }) => !stays) : [];
    const below = hasPlace ? actions.filter(({ stays }) => stays) : actions;
    fillList(this.#moment, ofMoment, (item, action) => {
      const takesPlace = item.hasChildNodes();
      const own = this.#actionButton(action);
      item.replaceChildren(own);
      if (takesPlace) settle(own);
    });
    if (!isNewTo(this.#hand, below)) return;
    // A button that is taken away is not held any more.
    clearTimeout(this.#holding);
    const buttons = below.map((action) => this.#actionButton(action));
    // A finger that meant to stop begins nothing.
    if (this.#hand.classList.contains('stops')) for (const own of buttons) settle(own);
    this.#hand.classList.toggle('stops', this.#told?.isBusy ?? false);
    this.#hand.replaceChildren(...buttons);
    this.#hand.firstElementChild?.classList.add('first');
    if (hasPlace) this.#hand.append(this.#steer);
  }

  #actionButton({ label, toward, key, ctrl, held }: HudAction): HTMLButtonElement {
    let wasHeld = false;
    const release = () => clearTimeout(this.#holding);
    const own = button(label, () => {
      if (!wasHeld && !own.classList.contains('settling')) this.#send({ type: 'choose', key, ctrl });
      wasHeld = false;
    });
    if (toward) {
      own.append(` ${arrows[toward] ?? toward}`);
      own.setAttribute('aria-label', `${label}, ${toward}`);
    }
    if (!held) return own;
    own.addEventListener('pointerdown', () => {
      wasHeld = false;
      release();
      this.#holding = window.setTimeout(() => {
        wasHeld = true;
        this.#send({ type: 'choose', key: held });
      }, heldAfter);
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) own.addEventListener(end, release);
    own.addEventListener('contextmenu', (event) => event.preventDefault());
    return own;
  }

  #steerBy(isOn: boolean): void {
    this.#root.classList.toggle('steering', isOn);
    this.#steer.setAttribute('aria-pressed', String(isOn));
  }

  /** The game's menu, and above it the header, which has all that is the page's. */
  #openMenu(): void {
    this.#send({ type: 'choose', key: 'Menu' });
    this.#showHeader(true);
    this.#menuTitle = this.#game()?.reading().title ?? '';
    this.#sheetWatch.observe(this.#root, { attributeFilter: ['data-sheet'] });
    this.#sheetWatch.observe(partOf(this.#root, 'reader'), { subtree: true, childList: true });
  }

  #showHeader(isShown: boolean): void {
    this.#root.classList.toggle('peeking', isShown);
    this.#root.querySelector('header')!.classList.toggle('night', isShown);
  }

  #openLog(): void {
    const waits = this.#told?.actions[0]?.key === 'Space';
    this.#send({ type: 'choose', key: waits ? 'Space' : 'M' });
  }
}

/** A button that took another's place hears nothing at first. */
function settle(own: HTMLElement): void {
  own.classList.add('settling');
  setTimeout(() => own.classList.remove('settling'), settlesAfter);
}

function showShare(bar: HTMLElement, value: number, most: number): void {
  const share = most > 0 ? value / most : 0;
  const filled = bar.firstElementChild as HTMLElement;
  filled.style.width = `${Math.round(share * 100)}%`;
  filled.className = share <= 0.25 ? 'low' : share <= 0.5 ? 'half' : '';
}

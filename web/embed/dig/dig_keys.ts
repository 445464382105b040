import type { Player } from './player';

/** What the keys are, for those who listen. */
export const digKeyHelp = 'Enter or Space plays and pauses, left and right go from step to step, Home and End to either end.';

const deedOf = (key: string, player: Player): (() => void) | null => {
  const stepTo = (step: number) => () => {
    player.pause();
    player.seek(step);
  };
  switch (key) {
    case 'Enter':
    case ' ':
      return () => player.toggle();
    case 'ArrowLeft':
      return stepTo(player.step - 1);
    case 'ArrowRight':
      return stepTo(player.step + 1);
    case 'Home':
      return stepTo(0);
    case 'End':
      return stepTo(player.last);
    default:
      return null;
  }
};

export interface DigKeyOptions {
  /** The one that plays just now, if any. */
  player: () => Player | null;
  /** Whether a key is meant for it; otherwise all are. */
  isOurs?: (event: KeyboardEvent) => boolean;
  /** Before a key does its deed. */
  onAsked?: () => void;
  signal: AbortSignal;
}

/** Keys of a dig, where nobody else has taken them. */
export function listenToDigKeys(target: HTMLElement | Window, { player, isOurs, onAsked, signal }: DigKeyOptions): void {
  target.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isOurs && !isOurs(event)) return;
    const playing = player();
    const deed = playing && deedOf(event.key, playing);
    if (!deed) return;
    event.preventDefault();
    onAsked?.();
    deed();
  }, { signal });
}

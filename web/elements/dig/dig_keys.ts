import type { Player } from './player';

/** The keys, explained for screen readers. */
export const digKeyHelp =
  'Enter or Space: play or pause. Left, Right: previous or next step. Home, End: first or last step.';

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
  /** The current player; null if there is none. */
  player: () => Player | null;
  /** Whether a key is meant for the dig; if left out, all are. */
  isOurs?: (event: KeyboardEvent) => boolean;
  /** Called before a key acts. */
  onAsked?: () => void;
  signal: AbortSignal;
}

/** Handles the keys of a dig, unless another listener has prevented their default. */
export function listenToDigKeys(
  target: HTMLElement | Window,
  { player, isOurs, onAsked, signal }: DigKeyOptions,
): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (isOurs && !isOurs(event)) return;
      const playing = player();
      const action = playing && deedOf(event.key, playing);
      if (!action) return;
      event.preventDefault();
      onAsked?.();
      action();
    },
    { signal },
  );
}

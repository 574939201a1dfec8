import { useState } from 'react';
import type { HintPart, LinesToLookAt } from '@ninefold/web/hints';
import type { Cells, ReasonKind } from 'shared-puzzle-engine';
import type { Elements } from '@ninefold/ui';
import type { GridPlay } from './use-grid-play';

export interface Hint {
  readonly cell: number;
  readonly digit: number;
  /** Why the digit follows, or what is wrong in the grid. */
  readonly parts: readonly HintPart[];
  /** Undefined if there is no reason for the digit. */
  readonly kind?: ReasonKind;
  /** Where to look, while the digit is hidden. */
  readonly look?: LinesToLookAt | undefined;
}

export interface HintPanelProps {
  hint: Hint | undefined;
  /** Highlighted cells. */
  marked: readonly number[] | undefined;
  onMark(cells: readonly number[] | undefined): void;
  /** Reveals the digit. */
  onShow(): void;
  onClose(): void;
}

/** Provides the hints of a puzzle. */
export interface HintSource {
  /** Hints left after these cells were revealed. A hint counts from its first stage. */
  left(revealed: readonly number[]): number;
  /** Gives the next hint, or the next stage of the current one. @returns what the panel shows */
  give(play: GridPlay, shown: Hint | undefined): Hint | undefined;
  /** The hint that led to this grid, after a reload. */
  last?(cells: Cells, revealed: readonly number[]): Hint | undefined;
  /** Renders the reason of the last hint. It belongs to the source because the first grid has no hints. */
  panel?(props: HintPanelProps): Elements;
}

export interface Hints {
  readonly left: number;
  readonly canHint: boolean;
  /** The reason of the last hint is open. */
  readonly isOpen: boolean;
  readonly marked: readonly number[] | undefined;
  /** @returns whether another stage or hint is left */
  give(): boolean;
  panel(onClose: () => void): Elements;
}

export function useHints(play: GridPlay, source: HintSource | undefined): Hints | null {
  const { revealed, cells, solved } = play.state;
  const [stored, setHint] = useState(() => source?.last?.(cells, revealed));
  // The player found the digit alone.
  const hint = stored?.look && cells[stored.cell] ? undefined : stored;
  const [marks, onMark] = useState(hint?.look?.cells);
  const marked = hint && marks;
  if (!source) return null;

  const left = source.left(revealed);
  // The second stage of a hint is free.
  const presses = left + Number(Boolean(hint?.look));
  const show = (next: Hint | undefined) => {
    setHint(next);
    onMark(next?.look?.cells);
  };
  const give = () => {
    const next = source.give(play, hint);
    if (next) show(next);
    return Boolean(next?.look) || presses > 1;
  };
  return {
    left,
    canHint: presses > 0 && !solved && !play.complete,
    isOpen: hint !== undefined,
    marked,
    give,
    panel: (onClose) =>
      source.panel?.({
        hint,
        marked,
        onMark,
        onShow() {
          give();
          onClose();
        },
        onClose() {
          show(undefined);
          onClose();
        },
      }),
  };
}

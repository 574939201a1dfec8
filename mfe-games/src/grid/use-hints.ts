import { useState, type ReactNode } from 'react';
import type { HintPart, LinesToLookAt } from '@ninefold/web/hints';
import type { Cells, ReasonKind } from 'shared-puzzle-engine';
import type { GridPlay } from './use-grid-play';

export interface Hint {
  readonly cell: number;
  readonly digit: number;
  /** Why the digit must be there, or what is wrong on the board. */
  readonly parts: readonly HintPart[];
  /** Absent where there is no reason for the digit. */
  readonly kind?: ReasonKind;
  /** Set while the digit is not shown: where to look for it. */
  readonly look?: LinesToLookAt | undefined;
}

export interface HintPanelProps {
  /** Absent: nothing to say. */
  hint: Hint | undefined;
  /** The cells that are marked on the board. */
  marked: readonly number[] | undefined;
  onMark(cells: readonly number[] | undefined): void;
  /** Goes on to the digit. */
  onShow(): void;
  onClose(): void;
}

/** How many hints a puzzle allows, where they come from, and what they do. */
export interface HintSource {
  /** How many are left on a board with these cells revealed. A hint counts from its first stage on. */
  left(revealed: readonly number[]): number;
  /** Gives the hint, or what is left of the one that is shown. @returns what the panel shows of it */
  give(play: GridPlay, shown: Hint | undefined): Hint | undefined;
  /** The hint that led to this board, when the player comes back to it. */
  last?(cells: Cells, revealed: readonly number[]): Hint | undefined;
  /** Where the reason of the last hint is read. It comes with its source: the first board has no hints. */
  panel?(props: HintPanelProps): ReactNode;
}

export interface Hints {
  readonly left: number;
  readonly canHint: boolean;
  /** The reason of the last hint is shown, until it is closed. */
  readonly isOpen: boolean;
  readonly marked: readonly number[] | undefined;
  /** @returns whether there is more to give: the digit of this hint, or another one */
  give(): boolean;
  panel(onClose: () => void): ReactNode;
}

export function useHints(play: GridPlay, source: HintSource | undefined): Hints | null {
  const { revealed, cells, solved } = play.state;
  const [stored, setHint] = useState(() => source?.last?.(cells, revealed));
  // The player found it alone: there is nothing left to look for.
  const hint = stored?.look && cells[stored.cell] ? undefined : stored;
  const [marks, onMark] = useState(hint?.look?.cells);
  const marked = hint && marks;
  if (!source) return null;

  const left = source.left(revealed);
  // The digit of a hint that is half given costs nothing.
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

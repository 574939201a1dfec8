import { useState, type ReactNode } from 'react';
import type { HintPart } from 'shared-hints';
import type { Cells, ReasonKind } from 'shared-puzzle-engine';
import type { GridPlay } from './use-grid-play';

export interface Hint {
  readonly cell: number;
  readonly digit: number;
  /** Why the digit must be there, or what is wrong on the board. */
  readonly parts: readonly HintPart[];
  /** Absent where there is no reason for the digit. */
  readonly kind?: ReasonKind;
}

export interface HintPanelProps {
  /** Absent: nothing to say. */
  hint: Hint | undefined;
  /** The cells that are marked on the board. */
  marked: readonly number[] | undefined;
  onMark(cells: readonly number[] | undefined): void;
  onClose(): void;
}

/** How many hints a puzzle allows, where they come from, and what they do. */
export interface HintSource {
  readonly allowed: number;
  /** `reveal` fills the cell in; `tell` says the digit in an alert, and the player places it. */
  readonly manner: 'reveal' | 'tell';
  find(cells: Cells): Hint | undefined;
  /** The hint that led to this board, when the player comes back to it. */
  last?(cells: Cells): Hint | undefined;
  /** Where the reason of the last hint is read. It comes with its source: the first board has no hints. */
  panel?(props: HintPanelProps): ReactNode;
}

export interface Hints {
  readonly left: number;
  readonly canHint: boolean;
  /** The reason of the last hint is shown, until it is closed. */
  readonly isOpen: boolean;
  readonly marked: readonly number[] | undefined;
  give(): void;
  panel(onClose: () => void): ReactNode;
}

export function useHints(play: GridPlay, source: HintSource | undefined): Hints | null {
  const { revealed, cells, solved } = play.state;
  const [hint, setHint] = useState(() => source?.last?.(cells));
  const [marked, onMark] = useState<readonly number[]>();
  if (!source) return null;

  const left = Math.max(0, source.allowed - revealed.length);
  const show = (next: Hint | undefined) => {
    setHint(next);
    onMark(undefined);
  };
  return {
    left,
    canHint: left > 0 && !solved && !play.complete,
    isOpen: hint !== undefined,
    marked,
    give() {
      const found = source.find(cells);
      if (!found) return;
      if (source.manner === 'tell') {
        play.act({ type: 'tell', cell: found.cell });
        window.alert(found.parts.map(({ text }) => text).join(' '));
        return;
      }
      play.reveal(found.cell, found.digit);
      show(found);
    },
    panel: (onClose) =>
      source.panel?.({
        hint,
        marked,
        onMark,
        onClose() {
          show(undefined);
          onClose();
        },
      }),
  };
}

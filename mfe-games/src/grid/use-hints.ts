import { useState, type ReactNode } from 'react';
import type { Cells, ReasonKind } from 'shared-puzzle-engine';
import type { GridPlay } from './use-grid-play';

export interface Hint {
  readonly cell: number;
  readonly digit: number;
  /** Why the digit must be there, or what is wrong on the board. */
  readonly sentence: string;
  /** Absent where there is no reason for the digit. */
  readonly kind?: ReasonKind;
}

/** How many hints a puzzle allows, where they come from, and what they do. */
export interface HintSource {
  readonly allowed: number;
  /** `reveal` fills the cell in; `tell` says the digit in an alert, and the player places it. */
  readonly manner: 'reveal' | 'tell';
  find(cells: Cells): Hint | undefined;
  /** The hint that led to this board, when the player comes back to it. */
  last?(cells: Cells): Hint | undefined;
  /** A way to read on. It is asked for with each render: the player may not be known yet when a hint comes. */
  more?(kind: ReasonKind): ReactNode;
}

export interface Hints {
  readonly left: number;
  readonly canHint: boolean;
  /** The reason of the last hint, until it is closed. */
  readonly sentence: string | null;
  readonly more: ReactNode;
  give(): void;
  dismiss(): void;
}

export function useHints(play: GridPlay, source: HintSource | undefined): Hints | null {
  const { revealed, cells, solved } = play.state;
  const [hint, setHint] = useState(() => source?.last?.(cells));
  if (!source) return null;

  const left = Math.max(0, source.allowed - revealed.length);
  return {
    left,
    canHint: left > 0 && !solved && !play.complete,
    sentence: hint?.sentence ?? null,
    more: hint?.kind && source.more?.(hint.kind),
    give() {
      const found = source.find(cells);
      if (!found) return;
      if (source.manner === 'tell') {
        play.act({ type: 'tell', cell: found.cell });
        window.alert(found.sentence);
        return;
      }
      play.reveal(found.cell, found.digit);
      setHint(found);
    },
    dismiss: () => setHint(undefined),
  };
}

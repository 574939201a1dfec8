import { useState } from 'react';
import type { Cells } from 'shared-puzzle-engine';
import type { GridPlay } from './use-grid-play';

export interface Hint {
  readonly cell: number;
  readonly digit: number;
  /** Why the digit must be there, or what is wrong on the board. */
  readonly sentence: string;
}

/** How many hints a puzzle allows, where they come from, and what they do. */
export interface HintSource {
  readonly allowed: number;
  /** `reveal` fills the cell in; `tell` says the digit in an alert, and the player places it. */
  readonly manner: 'reveal' | 'tell';
  find(cells: Cells): Hint | undefined;
}

export interface Hints {
  readonly left: number;
  readonly canHint: boolean;
  /** The reason of the last hint, until it is closed. */
  readonly sentence: string | null;
  give(): void;
  dismiss(): void;
}

export function useHints(play: GridPlay, source: HintSource | undefined): Hints | null {
  const [sentence, setSentence] = useState<string | null>(null);
  if (!source) return null;

  const { revealed, cells, solved } = play.state;
  const left = Math.max(0, source.allowed - revealed.length);
  return {
    left,
    canHint: left > 0 && !solved && !play.complete,
    sentence,
    give() {
      const hint = source.find(cells);
      if (!hint) return;
      if (source.manner === 'tell') {
        play.act({ type: 'tell', cell: hint.cell });
        window.alert(hint.sentence);
        return;
      }
      play.reveal(hint.cell, hint.digit);
      setSentence(hint.sentence);
    },
    dismiss: () => setSentence(null),
  };
}

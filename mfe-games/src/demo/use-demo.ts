import { useState } from 'react';
import { DEMO_HINTS, type GridGame } from 'shared-contracts';
import { demoPuzzle, firstEmptyCell, type Cells, type GridPuzzle } from 'shared-puzzle-engine';
import { DEMO_COPY } from '../demo-copy';
import { useDevice } from '../device/device';
import { secondsSince } from '../grid/seconds-since';

interface DemoRound {
  readonly number: number;
  readonly startedAt: number;
  /** The cells that the hint told, which the player fills in. */
  readonly told: readonly number[];
  readonly seconds: number | null;
}

export interface Demo {
  readonly puzzle: GridPuzzle;
  readonly round: DemoRound;
  readonly hintsLeft: number;
  hint(cells: Cells): void;
  finish(): void;
  restart(): void;
}

/** The fixed puzzle of a game, from the first look to the solution, and over again. */
export function useDemo(game: GridGame): Demo {
  const { now } = useDevice();
  const begin = (number: number): DemoRound => ({ number, startedAt: now(), told: [], seconds: null });
  const [round, setRound] = useState(() => begin(0));
  const puzzle = demoPuzzle(game);

  function hint(cells: Cells) {
    const empty = firstEmptyCell(puzzle, cells);
    if (!empty) return window.alert(DEMO_COPY.noEmptyCell);
    const { cell, digit } = empty;
    setRound({ ...round, told: [...round.told, cell] });
    window.alert(DEMO_COPY.hint(Math.floor(cell / 3) + 1, (cell % 3) + 1, digit));
  }

  return {
    puzzle,
    round,
    hintsLeft: DEMO_HINTS - round.told.length,
    hint,
    finish: () => setRound({ ...round, seconds: secondsSince(round.startedAt, now()) }),
    restart: () => setRound(begin(round.number + 1)),
  };
}

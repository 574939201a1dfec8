import type { Owner } from '@ninefold/contracts';
import { hintParts, linesToLookAt, storeHint, storedHints, techniquePathFrom } from '@ninefold/web/hints';
import { Link, usePlatform } from '@ninefold/platform';
import { useState } from 'react';
import { useDevice } from '@ninefold/web/storage';
import {
  nextStep,
  reasonKindOf,
  revealCell,
  type Cells,
  type Placement,
  type ReasonKind,
  withItem,
} from 'shared-puzzle-engine';
import type { Hint, HintSource } from '../grid/use-hints';
import { copy } from './copy';
import { HintReason } from './HintReason';
import type { PracticePuzzle } from './practice-store';

interface PracticeHints extends HintSource {
  /** Cells that hints revealed or pointed at. */
  hinted(revealed: readonly number[]): readonly number[];
}

/**
 * Hints of a practice puzzle in two stages: where to look and by which technique, then the digit with its
 * reason. Both count as one hint. The position is stored for the technique book. If the entries contradict each
 * other, the text says what is wrong and a random empty cell is revealed.
 */
export function usePracticeHints(owner: Owner, puzzle: PracticePuzzle): PracticeHints {
  const { entitlements } = usePlatform();
  const { now, random, store } = useDevice();
  const { id, game, givens, solution } = puzzle;
  const storedForPuzzle = () =>
    storedHints(store, owner).filter(
      ({ stored }) => stored.game === game && String(stored.solution) === String(solution),
    );
  const [looked, setLooked] = useState(() => ({
    id,
    cells: storedForPuzzle().map(({ placement }) => placement.cell),
  }));
  const lookedAt = looked.id === id ? looked.cells : [];
  const hinted = (revealed: readonly number[]) => [...new Set([...revealed, ...lookedAt])];

  const hintOf = (step: Placement): Hint => ({
    cell: step.cell,
    digit: step.digit,
    parts: hintParts(step),
    kind: reasonKindOf(step),
  });
  const lookFor = (step: Placement): Hint => ({ ...hintOf(step), look: linesToLookAt(step) });

  const moreAbout = (kind: ReasonKind | undefined) =>
    kind && <Link to={techniquePathFrom(game, kind)}>{copy.aboutTechnique}</Link>;

  function find(cells: Cells): Hint | undefined {
    const step = nextStep(puzzle, cells);
    if (step.kind === 'placement') {
      storeHint(store, owner, { game, givens, solution, cells, at: now() });
      setLooked({ id, cells: [...lookedAt, step.cell] });
      return lookFor(step);
    }
    const revealed = revealCell(puzzle, cells, random);
    return revealed && { ...revealed, parts: hintParts(step) };
  }

  return {
    hinted,
    left: (revealed) => Math.max(0, entitlements.practiceHints - hinted(revealed).length),
    panel: (props) => <HintReason {...props} more={moreAbout(props.hint?.kind)} />,
    last(cells, revealed) {
      const [newest] = storedForPuzzle();
      if (!newest) return undefined;
      const { cell, digit } = newest.placement;
      if (revealed.includes(cell)) {
        return String(withItem(newest.cells, cell, digit)) === String(cells)
          ? hintOf(newest.placement)
          : undefined;
      }
      const stillFollows = newest.cells.every((known, at) => !known || known === cells[at]);
      return stillFollows && !cells[cell] ? lookFor(newest.placement) : undefined;
    },
    give(play, shown) {
      const next = shown?.look ? { ...shown, look: undefined } : find(play.state.cells);
      if (next && !next.look) play.reveal(next.cell, next.digit);
      return next;
    },
  };
}

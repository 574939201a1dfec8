import type { Owner } from '@ninefold/contracts';
import { hintParts, linesToLookAt, storeHint, storedHints, techniquePathFrom } from 'shared-hints';
import { Link, usePlatform } from '@ninefold/platform';
import { useDevice } from 'shared-data';
import {
  nextStep,
  reasonKindOf,
  revealCell,
  type Cells,
  type Placement,
  type ReasonKind,
} from 'shared-puzzle-engine';
import type { Hint, HintSource } from '../grid/use-hints';
import { copy } from './copy';
import { HintReason } from './HintReason';
import type { PracticePuzzle } from './practice-store';

/**
 * The hints of a practice puzzle: first where to look and by which technique, and then the digit that follows, with its
 * reason. The position is kept for the technique book. When the digits on the board contradict each other nothing follows: then the sentence says what is wrong, and a
 * random empty cell is revealed.
 */
export function usePracticeHints(owner: Owner, puzzle: PracticePuzzle): HintSource {
  const { entitlements } = usePlatform();
  const { now, random, store } = useDevice();
  const { game, givens, solution } = puzzle;

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
      return lookFor(step);
    }
    const revealed = revealCell(puzzle, cells, random);
    return revealed && { ...revealed, parts: hintParts(step) };
  }

  return {
    allowed: entitlements.practiceHints,
    panel: (props) => <HintReason {...props} more={moreAbout(props.hint?.kind)} />,
    last(cells) {
      const newest = storedHints(store, owner).find(
        ({ stored }) => stored.game === game && String(stored.solution) === String(solution),
      );
      if (!newest) return undefined;
      const { cell, digit } = newest.placement;
      if (String(newest.cells) === String(cells)) return lookFor(newest.placement);
      return String(newest.cells.with(cell, digit)) === String(cells) ? hintOf(newest.placement) : undefined;
    },
    give(play, shown) {
      const next = shown?.look ? { ...shown, look: undefined } : find(play.state.cells);
      if (next && !next.look) play.reveal(next.cell, next.digit);
      return next;
    },
  };
}

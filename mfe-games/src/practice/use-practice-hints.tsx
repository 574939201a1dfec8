import type { Owner } from '@ninefold/contracts';
import { hintText, storeHint, storedHints, techniquePathFrom } from 'shared-hints';
import { Link, usePlatform } from '@ninefold/platform';
import { useDevice } from 'shared-data';
import { nextStep, reasonKindOf, revealCell, type Placement } from 'shared-puzzle-engine';
import type { Hint, HintSource } from '../grid/use-hints';
import { copy } from './copy';
import type { PracticePuzzle } from './practice-store';

/**
 * The hints of a practice puzzle: the next digit that follows, with its reason, whose position is kept for the technique
 * book. When the digits on the board contradict each other nothing follows: then the sentence says what is wrong, and a
 * random empty cell is revealed.
 */
export function usePracticeHints(owner: Owner, puzzle: PracticePuzzle): HintSource {
  const { auth, entitlements } = usePlatform();
  const { now, random, store } = useDevice();
  const { game, givens, solution } = puzzle;

  const hintOf = (step: Placement): Hint => ({
    cell: step.cell,
    digit: step.digit,
    sentence: hintText(step),
    kind: reasonKindOf(step),
  });

  return {
    allowed: entitlements.practiceHints,
    manner: 'reveal',
    // The book asks for an account.
    more: (kind) =>
      auth.status === 'in' && <Link to={techniquePathFrom(game, kind)}>{copy.aboutTechnique}</Link>,
    last(cells) {
      const newest = storedHints(store, owner).find(
        ({ stored }) => stored.game === game && String(stored.solution) === String(solution),
      );
      if (!newest) return undefined;
      const { cell, digit } = newest.placement;
      return String(newest.cells.with(cell, digit)) === String(cells) ? hintOf(newest.placement) : undefined;
    },
    find(cells) {
      const step = nextStep(puzzle, cells);
      if (step.kind === 'placement') {
        storeHint(store, owner, { game, givens, solution, cells, at: now() });
        return hintOf(step);
      }
      const revealed = revealCell(puzzle, cells, random);
      return revealed && { ...revealed, sentence: hintText(step) };
    },
  };
}

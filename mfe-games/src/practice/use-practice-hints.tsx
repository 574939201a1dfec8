import type { Owner } from '@ninefold/contracts';
import { hintParts, storeHint, storedHints, techniquePathFrom } from 'shared-hints';
import { Link, usePlatform } from '@ninefold/platform';
import { useDevice } from 'shared-data';
import { nextStep, reasonKindOf, revealCell, type Placement, type ReasonKind } from 'shared-puzzle-engine';
import type { Hint, HintSource } from '../grid/use-hints';
import { copy } from './copy';
import { HintReason } from './HintReason';
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
    parts: hintParts(step),
    kind: reasonKindOf(step),
  });

  // The book asks for an account. The player may not be known yet when a hint comes.
  const moreAbout = (kind: ReasonKind | undefined) =>
    kind && auth.status === 'in' && <Link to={techniquePathFrom(game, kind)}>{copy.aboutTechnique}</Link>;

  return {
    allowed: entitlements.practiceHints,
    manner: 'reveal',
    panel: (props) => <HintReason {...props} more={moreAbout(props.hint?.kind)} />,
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
      return revealed && { ...revealed, parts: hintParts(step) };
    },
  };
}

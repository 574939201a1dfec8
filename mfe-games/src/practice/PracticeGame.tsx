import { useState } from 'react';
import type { GridGame } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import type { Difficulty } from 'shared-puzzle-engine';
import { VisuallyHidden } from 'shared-ui';
import { RoundCompletion } from '../completion/RunCompletion';
import { COMPLETION_COPY } from '../completion/copy';
import { GRID_COPY } from '../grid/copy';
import { PRACTICE_COPY } from './copy';
import { useDevice } from '../device/device';
import { GRID_GAME_CONFIG } from '../grid/config';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyPart } from '../screen/lazy-part';
import { DifficultyChoice } from './DifficultyChoice';
import { standingText } from './standing-text';
import { teachHint } from './teach-hint';
import { useDifficulty } from './use-difficulty';
import { usePracticeKeeper } from './use-practice-results';
import { usePracticeRounds } from './use-practice-runs';

const MorePuzzlesDialog = lazyPart(() => import('../completion/MorePuzzlesDialog'));

/** `?mode=practice`: random puzzles, as many as a signed-in person likes, with hints. */
export default function PracticeGame({ game }: { game: GridGame }) {
  const { auth, entitlements, notify } = usePlatform();
  const { now, random } = useDevice();
  const [difficulty, setDifficulty] = useDifficulty(game);
  const { round, resumed, keepBoard, isUntouched, finish, next } = usePracticeRounds(game, difficulty);
  const { kept, keep } = usePracticeKeeper(game);
  const [offerAccount, setOfferAccount] = useState(false);
  const { title, path } = GRID_GAME_CONFIG[game];
  const { puzzle, startedAt, result } = round;
  // The last solved puzzle may be an earlier one.
  const saving = kept?.id === puzzle.id ? kept : null;

  const newPuzzle = () => (auth.status === 'out' ? setOfferAccount(true) : next(difficulty));

  function choose(chosen: Difficulty) {
    setDifficulty(chosen);
    if (isUntouched()) next(chosen);
    else notify(PRACTICE_COPY.fromTheNext(chosen));
  }

  return (
    <>
      <PlayingSurface
        round={round.number}
        puzzle={puzzle}
        // Seen in the choice below it.
        subtitle={<VisuallyHidden>{GRID_COPY.practiceTitle}</VisuallyHidden>}
        choice={<DifficultyChoice puzzle={puzzle} difficulty={difficulty} onChoose={choose} />}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={{
          allowed: entitlements.practiceHints,
          manner: 'reveal',
          find: (cells) => teachHint(puzzle, cells, random),
        }}
        {...resumed}
        onBoardChange={keepBoard}
        onSolved={(solved) => keep(puzzle, finish(solved))}
        onNewPuzzle={newPuzzle}
      />
      <RoundCompletion
        round={round}
        title={`${title} ${GRID_COPY.practiceTitle}`}
        path={`${path}?mode=practice`}
        delivery={saving?.delivery}
        note={saving?.standing && standingText(saving)}
        againLabel={COMPLETION_COPY.newPracticePuzzle}
        onAgain={newPuzzle}
      />
      {offerAccount && <MorePuzzlesDialog onClose={() => setOfferAccount(false)} />}
    </>
  );
}

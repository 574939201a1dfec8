import { useState } from 'react';
import { GAMES, GUEST, type GridGame, type Owner } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { dayKeyAt, type Difficulty } from 'shared-puzzle-engine';
import { VisuallyHidden } from 'shared-ui';
import { copy as completionCopy } from '../completion/copy';
import { RunCompletion } from '../completion/RunCompletion';
import { useDevice } from '../device/device';
import { copy as gridCopy } from '../grid/copy';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyPart } from '../screen/lazy-part';
import { useOwner } from '../sync/owner';
import { copy } from './copy';
import { useDifficulty } from './difficulty';
import { DifficultyChoice } from './DifficultyChoice';
import { createPuzzleKeeper, takeOverPractice } from './kept-puzzle';
import { PracticeDone } from './PracticeDone';
import { usePracticeHints } from './use-practice-hints';
import { usePracticeResults } from './use-practice-results';
import { usePracticeRuns } from './use-practice-runs';

const MorePuzzlesDialog = lazyPart(() => import('../completion/MorePuzzlesDialog'));

/**
 * `?mode=practice`: random puzzles with hints, as many as a signed-in player likes. A guest has one of each game a day:
 * when it is solved, a reload is no way to another. Each player has a board of their own on the device.
 */
export default function PracticeGame({ game }: { game: GridGame }) {
  const owner = useOwner();
  return <PracticeOf key={owner} owner={owner} game={game} />;
}

interface PracticeOfProps {
  owner: Owner;
  game: GridGame;
}

function PracticeOf({ owner, game }: PracticeOfProps) {
  const { auth } = usePlatform();
  const { now, store } = useDevice();
  const [isDone] = useState(() => {
    // Before the first board is read, so that an account that signs in sees no other one. It does nothing the second time.
    if (auth.status === 'in') takeOverPractice(store, owner, game);
    return createPuzzleKeeper(store, owner, game).solvedOn() === dayKeyAt(now());
  });
  return owner === GUEST && isDone ? (
    <PracticeDone game={game} />
  ) : (
    <PracticePlay owner={owner} game={game} />
  );
}

function PracticePlay({ owner, game }: PracticeOfProps) {
  const { auth, notify } = usePlatform();
  const { now } = useDevice();
  const [difficulty, setDifficulty] = useDifficulty(game);
  const { run, keeper, isUntouched, finish, next } = usePracticeRuns(owner, game, difficulty);
  const { add, outcomeOf } = usePracticeResults(game);
  const [offerAccount, setOfferAccount] = useState(false);
  const { title, path } = GAMES[game];
  const { puzzle, startedAt, result } = run;
  const hints = usePracticeHints(puzzle);
  const outcome = outcomeOf(puzzle);

  const newPuzzle = () => (auth.status === 'out' ? setOfferAccount(true) : next(difficulty));

  function choose(chosen: Difficulty) {
    setDifficulty(chosen);
    if (isUntouched()) next(chosen);
    else if (auth.status === 'out') setOfferAccount(true);
    else notify(copy.fromTheNext(chosen));
  }

  return (
    <>
      <PlayingSurface
        run={run.number}
        puzzle={puzzle}
        // The choice below says it too.
        subtitle={<VisuallyHidden>{gridCopy.practiceTitle}</VisuallyHidden>}
        choice={<DifficultyChoice puzzle={puzzle} difficulty={difficulty} onChoose={choose} />}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={hints}
        keeper={keeper}
        onSolved={(solved) => add(puzzle, finish(solved))}
        onNewPuzzle={newPuzzle}
      />
      <RunCompletion
        run={run}
        title={`${title} ${gridCopy.practiceTitle}`}
        path={`${path}?mode=practice`}
        place={outcome?.place}
        note={outcome?.note}
        againLabel={completionCopy.newPracticePuzzle}
        onAgain={newPuzzle}
      />
      {offerAccount && <MorePuzzlesDialog onClose={() => setOfferAccount(false)} />}
    </>
  );
}

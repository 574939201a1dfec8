import { useMemo, useState } from 'react';
import { GAMES, GUEST, type GridGame } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { sharePaths } from '@ninefold/cards';
import { dayKeyAt, type PuzzleDifficulty } from 'shared-puzzle-engine';
import { Button, VisuallyHidden } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { copy as completionCopy } from '../finished/copy';
import { LazyChallengeSomeone } from '../sharing/LazyChallengeSomeone';
import { RunCompletion } from '../finished/RunCompletion';
import { PlayingSurface } from '../grid/PlayingSurface';
import type { Solved } from '../grid/use-grid-play';
import { lazyPart } from '../screen/lazy-part';
import { useOwner } from '../player/owner';
import { copy } from './copy';
import { drawPuzzle, useDifficulty } from './difficulty';
import { DifficultyChoice } from './DifficultyChoice';
import { createPracticeStore } from '../practice-play/practice-store';
import { PracticeDone } from './PracticeDone';
import { SolvedPractice } from '../practice-play/SolvedPractice';
import { useDisplayedOwner, type DisplayedOwner, type Shown } from '../practice-play/use-displayed-owner';
import { usePracticeHints } from '../practice-play/use-practice-hints';
import { usePracticeResults } from '../practice-play/use-practice-results';
import { usePracticeRuns } from '../practice-play/use-practice-runs';

const MorePuzzlesDialog = lazyPart(
  () => import(/* webpackChunkName: "with-grid" */ '../today/MorePuzzlesDialog'),
);

/**
 * `?mode=practice`: unlimited random puzzles with hints for signed-in players. Guests have one per game and
 * day, and a reload does not give them another. Each player has their own grid on the device.
 */
export default function PracticeGame({ game }: { game: GridGame }) {
  const { shown, ...turn } = useDisplayedOwner(game);
  return shown && <PracticeOf key={shown.number} game={game} {...shown} {...turn} />;
}

interface PracticeOfProps extends Shown, Omit<DisplayedOwner, 'shown'> {
  game: GridGame;
}

function PracticeOf(props: PracticeOfProps) {
  const { owner, game } = props;
  const { now, store } = useDevice();
  const [isDone] = useState(() => createPracticeStore(store, owner, game).solvedOn() === dayKeyAt(now()));
  return owner === GUEST && isDone ? <PracticeDone game={game} /> : <PracticePlay {...props} />;
}

function PracticePlay({ owner, takesFocus, game, setSolved, displayOwnGrid }: PracticeOfProps) {
  const { auth, notify } = usePlatform();
  const { now, random, store } = useDevice();
  const player = useOwner();
  const [difficulty, setDifficulty] = useDifficulty(game);
  const puzzles = useMemo(() => createPracticeStore(store, owner, game), [store, owner, game]);
  const draw = (chosen: PuzzleDifficulty) => drawPuzzle(game, random, chosen);
  const { run, gridStore, isUntouched, finish, next } = usePracticeRuns(puzzles, () => draw(difficulty));
  const { add, outcomeOf } = usePracticeResults(owner, game);
  const [offerAccount, setOfferAccount] = useState(false);
  const [closed, setClosed] = useState<number | null>(null);
  const [reopened, setReopened] = useState<number | null>(null);
  const { title, path } = GAMES[game];
  const { puzzle, startedAt, result } = run;
  const hints = usePracticeHints(owner, puzzle);
  const outcome = outcomeOf(puzzle);
  const challenge = result && (outcome?.status === 'saved' || outcome?.status === 'guest') && (
    <LazyChallengeSomeone
      subject={puzzle.id}
      title={title}
      result={result}
      givens={puzzle.givens}
      moves={result.moves}
    />
  );

  function onSolved(solved: Solved) {
    add(puzzle, finish({ ...solved, revealed: hints.hinted(solved.revealed) }));
    setSolved(true);
  }

  function newPuzzle() {
    if (auth.status === 'out') return setOfferAccount(true);
    // The guest who solved it has signed in.
    if (owner !== player) return displayOwnGrid();
    setSolved(false);
    next(draw(difficulty));
  }

  function choose(chosen: PuzzleDifficulty) {
    setDifficulty(chosen);
    if (isUntouched()) next(draw(chosen));
    else if (auth.status === 'out') setOfferAccount(true);
    else notify(copy.fromTheNext(chosen));
  }

  return (
    <>
      <PlayingSurface
        // Takes the focus, like every run but the first.
        run={run.number + Number(takesFocus)}
        puzzle={puzzle}
        // The difficulty below says so too.
        subtitle={<VisuallyHidden>{copy.title}</VisuallyHidden>}
        choice={<DifficultyChoice puzzle={puzzle} difficulty={difficulty} onChoose={choose} />}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={hints}
        gridStore={gridStore}
        onSolved={onSolved}
        onNewPuzzle={newPuzzle}
        ending={
          result &&
          closed === run.number &&
          !offerAccount && (
            <SolvedPractice
              seconds={result.seconds}
              next={<Button onClick={newPuzzle}>{completionCopy.newPracticePuzzle}</Button>}
              challenge={challenge}
              onReview={() => {
                setClosed(null);
                setReopened(run.number);
              }}
            />
          )
        }
      />
      <RunCompletion
        run={run}
        closed={closed}
        reopened={reopened === run.number}
        onClose={setClosed}
        title={`${title} ${copy.title}`}
        path={`${path}?mode=practice`}
        sharePath={sharePaths.practice(game)}
        status={outcome?.status}
        note={outcome?.note}
        againLabel={completionCopy.newPracticePuzzle}
        againFirst
        challenge={challenge}
        onAgain={newPuzzle}
      />
      {offerAccount && <MorePuzzlesDialog onClose={() => setOfferAccount(false)} />}
    </>
  );
}

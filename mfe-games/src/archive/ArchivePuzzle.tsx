import { useMemo, useState } from 'react';
import { GAMES, GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { Link, Navigate, useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { sharePaths } from '@ninefold/cards';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { isDayKey, kindOfDay } from '../days/day-keys';
import { archivePath, ARCHIVE_PATH } from '../screen/paths';
import { useOpenDays } from '../days/open-days';
import { LazyChallengeSomeone } from '../sharing/LazyChallengeSomeone';
import { RunCompletion } from '../finished/RunCompletion';
import { copy as gridCopy } from '../grid/copy';
import { GridSkeleton } from '../grid/GridSkeleton';
import { PlayingSurface } from '../grid/PlayingSurface';
import type { Solved } from '../grid/use-grid-play';
import { useKnownOwner } from '../player/owner';
import { archiveSlot, forgetSolvedDays } from '../player/practice-records';
import { copy as screenCopy } from '../screen/copy';
import { useDayKey } from '../days/server-clock';
import { copy } from './puzzle-copy';
import { createPracticeStore } from '../practice-play/practice-store';
import { SolvedPractice } from '../practice-play/SolvedPractice';
import { useDisplayedOwner, type DisplayedOwner, type Shown } from '../practice-play/use-displayed-owner';
import { useNextPuzzle } from './use-next-puzzle';
import { usePracticeHints } from '../practice-play/use-practice-hints';
import { usePracticeResults } from '../practice-play/use-practice-results';
import { usePracticeRuns } from '../practice-play/use-practice-runs';

/** `/archive/2026-11-03/sum-grid`: the daily of an earlier day, played as practice. */
export default function ArchivePuzzle() {
  const { pages } = usePlatform();
  const [, , dayKey = '', name] = useLocation().pathname.split('/');
  const game = GRID_GAMES.find((grid) => GAMES[grid].path === `/${name}`);
  if (!game) return <pages.NotFound />;
  return <OpenDay key={`${dayKey} ${game}`} dayKey={dayKey} game={game} />;
}

interface ArchivedPuzzle {
  dayKey: string;
  game: GridGame;
}

/** Only for open days. A puzzle that is already open stays so when its day locks at midnight. */
function OpenDay({ dayKey, game }: ArchivedPuzzle) {
  const { now } = useDevice();
  const { unlockOf, since } = useOpenDays(useDayKey(now));
  const isKnown = useKnownOwner() !== null && since !== null;
  const today = useDayKey(now);
  const mayOpen = isDayKey(dayKey) && kindOfDay(dayKey, today) === 'archive' && unlockOf(dayKey) === null;
  const [isAdmitted, setAdmitted] = useState(false);
  if (isKnown && mayOpen && !isAdmitted) setAdmitted(true);
  if (isAdmitted) return <ArchivedGrid dayKey={dayKey} game={game} />;
  if (!isKnown && mayOpen) return <GridSkeleton game={game} label={gridCopy.loadingPuzzle} />;
  // The page of the day explains why it is locked.
  return <Navigate to={archivePath(dayKey)} replace />;
}

function ArchivedGrid({ dayKey, game }: ArchivedPuzzle) {
  useTitle(copy.title(GAMES[game].title, screenCopy.day(dayKey)));
  const { shown, ...turn } = useDisplayedOwner(game, archiveSlot(game, dayKey));
  return shown && <Play key={shown.number} dayKey={dayKey} game={game} {...shown} {...turn} />;
}

interface PlayProps extends ArchivedPuzzle, Shown, Omit<DisplayedOwner, 'shown'> {}

function Play({ owner, takesFocus, dayKey, game, setSolved }: PlayProps) {
  const { now, store } = useDevice();
  const puzzles = useMemo(
    () => createPracticeStore(store, owner, game, archiveSlot(game, dayKey)),
    [store, owner, game, dayKey],
  );
  const { run, gridStore, finish, next } = usePracticeRuns(puzzles, () => dailyPuzzle(game, dayKey));
  const { add, outcomeOf } = usePracticeResults(owner, game, dayKey);
  const [closed, setClosed] = useState<number | null>(null);
  const [reopened, setReopened] = useState<number | null>(null);
  const { puzzle, startedAt, result } = run;
  const hints = usePracticeHints(owner, puzzle);
  const { title, path } = GAMES[game];
  const day = screenCopy.day(dayKey);
  const onward = useNextPuzzle(owner, dayKey, game);

  function onSolved(solved: Solved) {
    add(puzzle, finish({ ...solved, revealed: hints.hinted(solved.revealed) }));
    setSolved(true);
    forgetSolvedDays(store, owner);
  }

  const status = outcomeOf(puzzle)?.status;
  const challenge = result && (status === 'saved' || status === 'guest') && (
    <LazyChallengeSomeone
      subject={puzzle.id}
      title={copy.title(title, day)}
      result={result}
      givens={puzzle.givens}
      moves={result.moves}
    />
  );
  const nextLink = (
    <Link to={onward.path} className={buttonClass('primary')}>
      {onward.words}
    </Link>
  );
  return (
    <>
      <PlayingSurface
        run={run.number + Number(takesFocus)}
        puzzle={puzzle}
        subtitle={<time dateTime={dayKey}>{day}</time>}
        back={{ to: archivePath(dayKey), label: copy.back(day) }}
        clock={{ startedAt, now, stoppedAt: result?.seconds }}
        hints={hints}
        gridStore={gridStore}
        onSolved={onSolved}
        ending={
          result &&
          closed === run.number && (
            <SolvedPractice
              seconds={result.seconds}
              next={nextLink}
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
        title={copy.title(title, day)}
        dayKey={dayKey}
        path={archivePath(dayKey) + path}
        sharePath={sharePaths.puzzle(game, dayKey)}
        status={status}
        note={copy.note}
        challenge={challenge}
        first={nextLink}
        againLabel={copy.again}
        onAgain={() => {
          setSolved(false);
          next(dailyPuzzle(game, dayKey));
        }}
        secondaryAction={
          <Link to={ARCHIVE_PATH} className={buttonClass('quiet')}>
            {copy.anotherDay}
          </Link>
        }
      />
    </>
  );
}

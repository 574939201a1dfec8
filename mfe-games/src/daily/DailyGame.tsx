import { useState } from 'react';
import { type GridGame, GUEST } from '@ninefold/contracts';
import { Screen } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { GridSkeleton } from '../grid/GridSkeleton';
import { copy as gridCopy } from '../grid/copy';
import { copy as screenCopy } from '../screen/copy';
import { useKnownOwner } from '../player/owner';
import { useServerClock, type ServerClock } from '../days/server-clock';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyFinish, lazyNote, lazyPart, preloadable } from '../screen/lazy-part';
import { useAttempts, type AttemptId } from '../player/attempts';
import { useDisplayedDay } from './use-displayed-day';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';

/** Chooses the day and the player of a daily. */
export function DailyGame({ game }: { game: GridGame }) {
  const owner = useKnownOwner();
  const clock = useServerClock();
  const { dayKey, playNext } = useDisplayedDay(clock);

  if (owner === null || dayKey === null) return <GridSkeleton game={game} label={screenCopy.loading} />;
  return (
    <DailyAttempt
      key={`${owner} ${dayKey}`}
      id={{ owner, game, dayKey }}
      clock={clock}
      onPlayNext={playNext}
    />
  );
}

const DailyCompletion = lazyFinish(
  () => import('./DailyCompletion'),
  () => screenCopy.solved,
);
const AnotherPuzzle = lazyPart(() => import(/* webpackChunkName: "with-grid" */ './AnotherPuzzle'));
const DailyNote = lazyNote(() => import(/* webpackChunkName: "with-grid" */ './DailyNote'));
const DailyComplete = preloadable(() => import('./DailyComplete'), 'with-grid');

interface DailyAttemptProps {
  id: AttemptId;
  clock: ServerClock;
  /** Set once a new day has begun. */
  onPlayNext: (() => void) | undefined;
}

/** One player's daily: the grid until it is solved, then the countdown to the next one. */
function DailyAttempt({ id, clock, onPlayNext }: DailyAttemptProps) {
  const { now } = useDevice();
  const attempts = useAttempts();
  const daily = useDailyAttempt(id, attempts);
  useDailyStart(id, attempts, daily.attempt, clock, daily.startedAt);
  const [wantsAnother, setWantsAnother] = useState(false);

  const { puzzle, run, solvedInSeconds } = daily;
  const isGuest = id.owner === GUEST;
  const skeleton = <GridSkeleton game={id.game} label={gridCopy.loadingPuzzle} />;

  if (run === null) {
    return (
      <Screen
        of={DailyComplete}
        fallback={skeleton}
        id={id}
        afterGrid={daily.left}
        clock={clock}
        onPlayNext={onPlayNext}
      />
    );
  }

  function stay() {
    setWantsAnother(false);
    // The offer replaced the dialog over the solved grid.
    if (solvedInSeconds !== null) daily.leave();
  }

  return (
    <>
      <PlayingSurface
        run={run}
        puzzle={puzzle}
        subtitle={<time dateTime={id.dayKey}>{screenCopy.day(id.dayKey)}</time>}
        clock={{
          startedAt: daily.startedAt,
          now,
          stoppedAt: solvedInSeconds ?? undefined,
          why: <DailyNote startedAt={daily.startedAt} />,
        }}
        notice={onPlayNext && <DailyNote onPlay={onPlayNext} />}
        gridStore={daily.gridStore}
        onSolved={daily.finish}
        onNewPuzzle={() => setWantsAnother(true)}
      />
      {solvedInSeconds !== null && !wantsAnother && (
        <DailyCompletion
          id={id}
          clock={clock}
          seconds={solvedInSeconds}
          counts={run === 0}
          onAgain={isGuest ? () => setWantsAnother(true) : daily.playAgain}
          onClose={daily.leave}
        />
      )}
      {wantsAnother && <AnotherPuzzle id={id} onClose={stay} />}
    </>
  );
}

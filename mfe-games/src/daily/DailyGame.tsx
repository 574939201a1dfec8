import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GridGame, GAMES, GUEST } from '@ninefold/contracts';
import { usePlatform, Screen, useNavigate } from '@ninefold/platform';
import { useDevice } from 'shared-data';
import { GridSkeleton } from '../grid/GridSkeleton';
import { copy as gridCopy } from '../grid/copy';
import { copy as screenCopy } from '../screen/copy';
import { useKnownOwner } from '../player/owner';
import { useDayKey, useServerClock, type ServerClock } from '../today/server-clock';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyFinish, lazyPart, preloadable } from '../screen/lazy-part';
import { useAttempts, type AttemptId } from '../player/attempts';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';

/** The daily challenge of one game: of which day it is, and who plays it. */
export function DailyGame({ game }: { game: GridGame }) {
  const { notify } = usePlatform();
  const owner = useKnownOwner();
  const clock = useServerClock();
  const dayKey = useDayKey(clock.now);

  const shownDay = useRef(dayKey);
  const announceNewDay = useEffectEvent(() => notify(gridCopy.newDay));
  useEffect(() => {
    if (dayKey > shownDay.current) announceNewDay();
    shownDay.current = dayKey;
  }, [dayKey]);

  if (owner === null) return <GridSkeleton game={game} label={screenCopy.loading} />;
  return <DailyAttempt key={`${owner} ${dayKey}`} id={{ owner, game, dayKey }} clock={clock} />;
}

const DailyCompletion = lazyFinish(
  () => import('./DailyCompletion'),
  () => screenCopy.solvedAndSaved,
);
const MorePuzzlesDialog = lazyPart(() => import('../finished/MorePuzzlesDialog'));
const DailyComplete = preloadable(() => import('./DailyComplete'), 'with-board');

/** One player's daily: the board until it is solved, then when the next one comes. */
function DailyAttempt({ id, clock }: { id: AttemptId; clock: ServerClock }) {
  const navigate = useNavigate();
  const { now } = useDevice();
  const attempts = useAttempts();
  const daily = useDailyAttempt(id, attempts);
  useDailyStart(id, attempts, daily.attempt, clock, daily.startedAt);
  const [offerAccount, setOfferAccount] = useState(false);

  const { puzzle, run, solvedInSeconds } = daily;
  const isGuest = id.owner === GUEST;
  const { path } = GAMES[id.game];
  const skeleton = <GridSkeleton game={id.game} label={gridCopy.loadingPuzzle} />;

  if (run === null) {
    return <Screen of={DailyComplete} fallback={skeleton} id={id} afterBoard={daily.left} clock={clock} />;
  }

  function declineAccount() {
    setOfferAccount(false);
    // The offer took the place of the dialog over the solved board.
    if (solvedInSeconds !== null) daily.leave();
  }

  return (
    <>
      <PlayingSurface
        run={run}
        puzzle={puzzle}
        subtitle={<time dateTime={id.dayKey}>{screenCopy.day(id.dayKey)}</time>}
        clock={{ startedAt: daily.startedAt, now, stoppedAt: solvedInSeconds ?? undefined }}
        boardStore={daily.boardStore}
        onSolved={daily.finish}
        onNewPuzzle={() => (isGuest ? setOfferAccount(true) : void navigate(`${path}?mode=practice`))}
      />
      {solvedInSeconds !== null && !offerAccount && (
        <DailyCompletion
          id={id}
          clock={clock}
          seconds={solvedInSeconds}
          counts={run === 0}
          onAgain={isGuest ? () => setOfferAccount(true) : daily.playAgain}
          onClose={daily.leave}
        />
      )}
      {offerAccount && <MorePuzzlesDialog onClose={declineAccount} />}
    </>
  );
}

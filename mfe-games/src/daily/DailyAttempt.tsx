import { useState } from 'react';
import { GAMES, GUEST } from '@ninefold/contracts';
import { Screen, useNavigate } from '@ninefold/platform';
import { useDevice } from '../device/device';
import { GridSkeleton } from '../grid/GridSkeleton';
import { copy as gridCopy } from '../grid/copy';
import { PlayingSurface } from '../grid/PlayingSurface';
import { copy as screenCopy } from '../screen/copy';
import { lazyFinish, lazyPart, preloadable } from '../screen/lazy-part';
import { useAttempts, type AttemptId } from '../sync/attempts';
import type { ServerClock } from '../device/server-clock';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';

const DailyCompletion = lazyFinish(
  () => import('./DailyCompletion'),
  () => screenCopy.solvedAndKept,
);
const MorePuzzlesDialog = lazyPart(() => import('../completion/MorePuzzlesDialog'));
const DailyComplete = preloadable(() => import('./DailyComplete'), 'with-board');

/** One player's daily: the board until it is solved, then when the next one comes. */
export function DailyAttempt({ id, clock }: { id: AttemptId; clock: ServerClock }) {
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
        keeper={daily.keeper}
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

import { lazy, Suspense, useState } from 'react';
import { GAMES } from 'shared-contracts';
import { useNavigate } from 'shared-platform';
import { useDevice } from '../device/device';
import { BoardSkeleton } from '../grid/BoardSkeleton';
import { copy as gridCopy } from '../grid/copy';
import { PlayingSurface } from '../grid/PlayingSurface';
import { copy as screenCopy } from '../screen/copy';
import { lazyPart, preloadable } from '../screen/lazy-part';
import { GUEST } from '../sync/owner';
import { useAttempts, type AttemptId } from './attempts';
import type { ServerClock } from './server-clock';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';

const DailyCompletion = lazyPart(() => import('./DailyCompletion'), 'stay');
const MorePuzzlesDialog = lazyPart(() => import('../completion/MorePuzzlesDialog'));
const DailyComplete = lazy(preloadable(() => import('./DailyComplete')));

/** One player's daily: the board until it is solved, then when the next one comes. */
export function DailyAttempt({ id, clock }: { id: AttemptId; clock: ServerClock }) {
  const navigate = useNavigate();
  const { now } = useDevice();
  const attempts = useAttempts();
  const daily = useDailyAttempt(id, attempts);
  const ready = useDailyStart(id, attempts, daily, clock);
  const [offerAccount, setOfferAccount] = useState(false);

  const { puzzle, outcome, run, result } = daily;
  const isGuest = id.owner === GUEST;
  const { path } = GAMES[id.game];
  const skeleton = <BoardSkeleton game={id.game} label={gridCopy.loadingPuzzle} />;

  if (!ready) return skeleton;
  if (run === null && outcome) {
    return (
      <Suspense fallback={skeleton}>
        <DailyComplete
          puzzle={puzzle}
          dayKey={id.dayKey}
          outcome={outcome}
          afterBoard={daily.left}
          now={clock.now}
        />
      </Suspense>
    );
  }

  function declineAccount() {
    setOfferAccount(false);
    // The offer took the place of the dialog over the solved board.
    if (result) daily.leave();
  }

  return (
    <>
      <PlayingSurface
        run={run ?? 0}
        puzzle={puzzle}
        subtitle={<time dateTime={id.dayKey}>{screenCopy.day(id.dayKey)}</time>}
        clock={{ startedAt: daily.startedAt, now, stoppedAt: result?.seconds }}
        keeper={daily.keeper}
        onSolved={daily.finish}
        onNewPuzzle={() => (isGuest ? setOfferAccount(true) : void navigate(`${path}?mode=practice`))}
      />
      {result && !offerAccount && (
        <DailyCompletion
          dayKey={id.dayKey}
          puzzle={puzzle}
          outcome={result}
          counts={run === 0}
          onAgain={isGuest ? () => setOfferAccount(true) : daily.playAgain}
          onClose={daily.leave}
        />
      )}
      {offerAccount && <MorePuzzlesDialog onClose={declineAccount} />}
    </>
  );
}

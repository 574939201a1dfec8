import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'shared-platform';
import { LOADING_PUZZLE } from '../grid/copy';
import { GUEST } from '../device/daily-record';
import type { RecordId } from './attempts';
import { useDevice } from '../device/device';
import { BoardSkeleton } from '../grid/BoardSkeleton';
import { GRID_GAME_CONFIG } from '../grid/config';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyPart, preloadable } from '../screen/lazy-part';
import { dayText } from './day-text';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';
import type { ServerClock } from './use-server-clock';

const DailyCompletion = lazyPart(() => import('./DailyCompletion'), 'stay');
const MorePuzzlesDialog = lazyPart(() => import('../completion/MorePuzzlesDialog'));
const DailyComplete = lazy(preloadable(() => import('./DailyComplete')));

/** One player's daily: the board until it is solved, then when the next one comes. */
export function DailyAttempt({ id, clock }: { id: RecordId; clock: ServerClock }) {
  const navigate = useNavigate();
  const { now } = useDevice();
  const attempt = useDailyAttempt(id);
  const ready = useDailyStart(id, attempt.record, clock);
  const [offerAccount, setOfferAccount] = useState(false);

  const { puzzle, record, round, result } = attempt;
  const isGuest = id.owner === GUEST;
  const { path } = GRID_GAME_CONFIG[id.game];
  const skeleton = <BoardSkeleton game={id.game} label={LOADING_PUZZLE} />;

  if (!ready) return skeleton;
  if (round === null && record?.result) {
    return (
      <Suspense fallback={skeleton}>
        <DailyComplete
          puzzle={puzzle}
          dayKey={id.dayKey}
          result={record.result}
          afterBoard={attempt.left}
          now={clock.now}
        />
      </Suspense>
    );
  }

  function declineAccount() {
    setOfferAccount(false);
    // The offer took the place of what comes over the solved board.
    if (result) attempt.leave();
  }

  return (
    <>
      <PlayingSurface
        round={round ?? 0}
        puzzle={puzzle}
        subtitle={<time dateTime={id.dayKey}>{dayText(id.dayKey)}</time>}
        clock={{ startedAt: attempt.startedAt, now, stoppedAt: result?.seconds }}
        board={attempt.board}
        onBoardChange={attempt.keepBoard}
        onSolved={attempt.finish}
        onNewPuzzle={() => (isGuest ? setOfferAccount(true) : void navigate(`${path}?mode=practice`))}
      />
      {result && !offerAccount && (
        <DailyCompletion
          id={id}
          puzzle={puzzle}
          result={result}
          counts={round === 0}
          onAgain={isGuest ? () => setOfferAccount(true) : attempt.playAgain}
          onClose={attempt.leave}
        />
      )}
      {offerAccount && <MorePuzzlesDialog onClose={declineAccount} />}
    </>
  );
}

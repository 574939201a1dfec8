import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'shared-platform';
import { COMPLETION_COPY, LOADING_PUZZLE } from '../copy';
import { GUEST } from '../device/daily-record';
import type { RecordId } from '../device/daily-records';
import { useDevice } from '../device/device';
import { BoardSkeleton } from '../grid/BoardSkeleton';
import { GRID_GAME_CONFIG } from '../grid/config';
import { PlayingSurface } from '../grid/PlayingSurface';
import { lazyPart, preloadable } from '../lazy-part';
import { dayText } from './day-text';
import { useDailyAttempt } from './use-daily-attempt';
import { useDailyStart } from './use-daily-start';
import type { ServerClock } from './use-server-clock';

const Completion = lazyPart(() => import('../completion/Completion'), 'stay');
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
  const { title, path } = GRID_GAME_CONFIG[id.game];
  const skeleton = <BoardSkeleton game={id.game} label={LOADING_PUZZLE} />;

  if (!ready) return skeleton;
  if (round === null && record?.result) {
    return (
      <Suspense fallback={skeleton}>
        <DailyComplete game={id.game} dayKey={id.dayKey} result={record.result} now={clock.now} />
      </Suspense>
    );
  }

  return (
    <>
      <PlayingSurface
        round={round ?? 0}
        puzzle={puzzle}
        subtitle={<time dateTime={id.dayKey}>{dayText(id.dayKey)}</time>}
        clock={{ startedAt: attempt.startedAt, now, stoppedAt: result?.seconds }}
        board={round === 0 ? record?.board : undefined}
        onBoardChange={attempt.keepBoard}
        onSolved={attempt.finish}
        onNewPuzzle={() => (isGuest ? setOfferAccount(true) : void navigate(`${path}?mode=practice`))}
      />
      {result && (
        <Completion
          title={round === 0 ? COMPLETION_COPY.title : COMPLETION_COPY.replayTitle}
          note={round === 0 ? undefined : COMPLETION_COPY.replayNote}
          // It comes once a day and has no hints; practice has no end of puzzles, each soon a record of its kind.
          celebrated={round === 0}
          delivery={round === 0 ? result.delivery : undefined}
          subject={{
            title,
            path,
            dayKey: id.dayKey,
            givens: puzzle.givens,
            seconds: result.seconds,
            hints: 0,
          }}
          againLabel={COMPLETION_COPY.tryAgain}
          onAgain={isGuest ? () => setOfferAccount(true) : attempt.playAgain}
          onClose={attempt.leave}
        />
      )}
      {offerAccount && <MorePuzzlesDialog onClose={() => setOfferAccount(false)} />}
    </>
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { GUEST, type DatedAnswer, type RecordKey, type StoredSession } from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { createRecordStore, useDevice } from '@ninefold/web/storage';

/** What is read of a session. The whole schema would bring its rules before the first board. */
interface FinishedSession extends Pick<StoredSession, 'finished'> {
  answers: Pick<DatedAnswer, 'answered_at'>[];
}

const SessionSchema = v.object({
  finished: v.boolean(),
  answers: v.array(v.object({ answered_at: v.optional(v.string()) })),
}) satisfies v.GenericSchema<unknown, FinishedSession>;

const SESSIONS: RecordKey = `learning-session:${GUEST}:`;

/** Whether a guest has finished a session of learning today: it is kept on this device for the account that may come. */
export function useLearnedToday(dayKey: string): boolean {
  const { store } = useDevice();
  const sessions = useMemo(() => createRecordStore(store, SessionSchema), [store]);
  return useSyncExternalStore(store.subscribe, () =>
    sessions
      .under(SESSIONS)
      .some(
        ({ finished, answers }) =>
          finished && answers.some(({ answered_at: at }) => at && dayKeyAt(Date.parse(at)) === dayKey),
      ),
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { GUEST, type DatedAnswer, type RecordKey, type StoredSession } from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { createRecordStore, useDevice } from '@ninefold/web/storage';

/** The fields read here. The full schema is too large for this chunk. */
interface FinishedSession extends Pick<StoredSession, 'finished'> {
  answers: Pick<DatedAnswer, 'answered_at'>[];
}

const SessionSchema = v.object({
  finished: v.boolean(),
  answers: v.array(v.object({ answered_at: v.optional(v.string()) })),
}) satisfies v.GenericSchema<unknown, FinishedSession>;

const SESSIONS: RecordKey = `learning-session:${GUEST}:`;

/**
 * Whether a guest finished a learning session today. Such sessions stay on the device until the guest signs in.
 */
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

import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { GUEST, type RecordKey, type StoredSession } from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { createRecordStore, useDevice } from 'shared-data';

/** The part of a `StoredSession` that is asked for: the whole schema would bring its rules before the first board. */
const SessionSchema = v.object({
  finished: v.boolean(),
  answers: v.array(v.object({ answered_at: v.optional(v.string()) })),
}) satisfies v.GenericSchema<unknown, Pick<StoredSession, 'finished'>>;

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

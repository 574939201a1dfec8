import { useEffect, useMemo } from 'react';
import { StoredTechniqueSchema, type RecordKey, type StoredTechnique } from '@ninefold/contracts';
import { callRpc, recordTechniqueCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import {
  createOutbox,
  createRecordStore,
  requireSamePerson,
  sendEach,
  useDevice,
  type KeyValueStore,
} from '@ninefold/web/storage';

const keyOf = (userId: string, technique: string): RecordKey => `learning-technique:${userId}:${technique}`;

/** Keeps the age in the server's range after a clock jump. */
const LONGEST_AGO_S = 31 * 86_400;

const createPracticedTechniques = (store: KeyValueStore) => createRecordStore(store, StoredTechniqueSchema);

/** @returns a function that stores a practiced technique until the server has it */
export function useStoreTechnique(): (userId: string, technique: string) => void {
  const { store, now } = useDevice();
  return (userId, technique) =>
    createPracticedTechniques(store).write(keyOf(userId, technique), {
      technique,
      // Stores the last time, which is after every relevant assignment.
      found_at: new Date(now()).toISOString(),
    });
}

/** Sends practiced techniques, for classes that assigned them. Runs while a component uses it. */
export function useTechniqueOutbox(userId: string): void {
  const { store, now, jitter } = useDevice();
  const { supabase, reportError } = usePlatform();
  const outbox = useMemo(() => {
    const found = createPracticedTechniques(store);
    const pending = () => found.under(keyOf(userId, ''));

    async function sendOne(one: StoredTechnique) {
      const client = await supabase();
      await requireSamePerson(client, userId);
      const ago = Math.round((now() - Date.parse(one.found_at)) / 1000);
      const p_seconds_ago = Math.min(Math.max(0, ago), LONGEST_AGO_S);
      await callRpc(client, recordTechniqueCall, { p_technique: one.technique, p_seconds_ago });
      const key = keyOf(userId, one.technique);
      // It may have been practiced again meanwhile.
      if (found.read(key)?.found_at === one.found_at) found.remove(key);
    }

    return createOutbox({
      count: () => pending().length,
      send: () => sendEach(pending(), sendOne),
      report: (error) => reportError(error, 'learning: technique'),
      subscribe: found.subscribe,
      jitter,
    });
  }, [userId, store, now, jitter, supabase, reportError]);
  useEffect(() => outbox.start(), [outbox]);
}

import { useEffect, useMemo } from 'react';
import { StoredTechniqueSchema, type RecordKey, type StoredTechnique } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import {
  createOutbox,
  createRecordStore,
  requireSamePerson,
  sendEach,
  useDevice,
  type KeyValueStore,
} from '@ninefold/web/storage';
import { checked } from './calls';

const keyOf = (userId: string, technique: string): RecordKey => `learning-technique:${userId}:${technique}`;

/** A clock that jumped must not make a number that no server takes. */
const LONGEST_AGO_S = 31 * 86_400;

const createFoundTechniques = (store: KeyValueStore) => createRecordStore(store, StoredTechniqueSchema);

/** @returns a function that keeps that a person found a digit in this way, until the server has it */
export function useKeepTechnique(): (userId: string, technique: string) => void {
  const { store, now } = useDevice();
  return (userId, technique) =>
    createFoundTechniques(store).write(keyOf(userId, technique), {
      technique,
      // Of several times the last one: it is after whatever was assigned before the others.
      found_at: new Date(now()).toISOString(),
    });
}

/** Says to the server which techniques a person practiced, for classes that assigned them. It runs while a screen uses it. */
export function useTechniqueOutbox(userId: string): void {
  const { store, now } = useDevice();
  const { supabase, reportError } = usePlatform();
  const outbox = useMemo(() => {
    const found = createFoundTechniques(store);
    const pending = () => found.under(keyOf(userId, ''));

    async function sendOne(one: StoredTechnique) {
      const client = await supabase();
      await requireSamePerson(client, userId);
      const ago = Math.round((now() - Date.parse(one.found_at)) / 1000);
      const p_seconds_ago = Math.min(Math.max(0, ago), LONGEST_AGO_S);
      checked(await client.rpc('record_technique', { p_technique: one.technique, p_seconds_ago }));
      const key = keyOf(userId, one.technique);
      // It may have been found once more meanwhile.
      if (found.read(key)?.found_at === one.found_at) found.remove(key);
    }

    return createOutbox({
      count: () => pending().length,
      send: () => sendEach(pending(), sendOne),
      report: (error) => reportError(error, 'learning: technique'),
      subscribe: found.subscribe,
    });
  }, [userId, store, now, supabase, reportError]);
  useEffect(() => outbox.start(), [outbox]);
}

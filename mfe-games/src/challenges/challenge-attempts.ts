import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  GUEST,
  StoredChallengeAttemptSchema,
  type Owner,
  type RecordKey,
  type StoredChallengeAttempt,
} from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { createRecordStore, useDevice, type KeyValueStore } from '@ninefold/web/storage';
import { useOwner } from '../player/owner';

/** How many sent attempts stay on the device, per player. */
const MAX_SENT = 60;

const keyOf = (owner: Owner, code: string): RecordKey => `games:challenge:${owner}:${code}`;

/** Challenge attempts on this device, one per player and challenge. */
export function createChallengeAttempts(storage: KeyValueStore) {
  const store = createRecordStore(storage, StoredChallengeAttemptSchema);
  const of = (owner: Owner) => store.under(keyOf(owner, ''));
  const put = (owner: Owner, stored: StoredChallengeAttempt) =>
    store.write(keyOf(owner, stored.code), stored);
  return {
    /** Returns the same object until it changes. */
    get: (owner: Owner, code: string) => store.read(keyOf(owner, code)),
    put,
    /** Solutions that were not sent yet. */
    pending: (owner: Owner) => of(owner).filter(({ solution, sent }) => solution && !sent),
    markSent(owner: Owner, { id, code }: StoredChallengeAttempt) {
      const stored = store.read(keyOf(owner, code));
      if (stored?.id === id && !stored.sent) put(owner, { ...stored, sent: true });
      const sent = of(owner).filter((found) => found.sent);
      sent.sort((one, other) => other.at - one.at);
      for (const old of sent.slice(MAX_SENT)) store.remove(keyOf(owner, old.code));
    },
    /**
     * Moves a guest's attempts to the account that signs in. They are sent again, so the server attributes them
     * to the account. A guest's unsent solution stays if the account has its own, and so does everything if the
     * device is full.
     */
    migrate(owner: Owner) {
      for (const guests of of(GUEST)) {
        const own = store.read(keyOf(owner, guests.code));
        const isDone = own?.solution
          ? guests.sent || !guests.solution
          : put(owner, { ...guests, sent: false });
        if (isDone) store.remove(keyOf(GUEST, guests.code));
      }
    },
    subscribe: store.subscribe,
  };
}

export type ChallengeAttempts = ReturnType<typeof createChallengeAttempts>;

export function useChallengeAttempts(): ChallengeAttempts {
  const { store } = useDevice();
  return useMemo(() => createChallengeAttempts(store), [store]);
}

/** The player's current attempt and a function that stores it, which returns false if the device is full. */
export function useChallengeAttempt(
  code: string,
): [StoredChallengeAttempt | null, (next: Omit<StoredChallengeAttempt, 'code' | 'at'>) => boolean] {
  const { now } = useDevice();
  const attempts = useChallengeAttempts();
  const owner = useOwner();
  useMigrateChallengeAttempts();
  const stored = useSyncExternalStore(attempts.subscribe, () => attempts.get(owner, code));
  const put = useCallback(
    (next: Omit<StoredChallengeAttempt, 'code' | 'at'>) => attempts.put(owner, { ...next, code, at: now() }),
    [attempts, owner, code, now],
  );
  return [stored, put];
}

export function useMigrateChallengeAttempts(): void {
  const { auth } = usePlatform();
  const attempts = useChallengeAttempts();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player !== null) attempts.migrate(player);
  }, [attempts, player]);
}

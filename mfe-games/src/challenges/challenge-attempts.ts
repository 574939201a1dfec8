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

/** So many tries that the server has stay for a player on this device. */
const MOST_SENT = 60;

const keyOf = (owner: Owner, code: string): RecordKey => `games:challenge:${owner}:${code}`;

/** What the players of this device did with challenges, one try of each. */
export function createChallengeAttempts(storage: KeyValueStore) {
  const store = createRecordStore(storage, StoredChallengeAttemptSchema);
  const of = (owner: Owner) => store.under(keyOf(owner, ''));
  const put = (owner: Owner, stored: StoredChallengeAttempt) =>
    store.write(keyOf(owner, stored.code), stored);
  return {
    /** The same object until it changes. */
    get: (owner: Owner, code: string) => store.read(keyOf(owner, code)),
    put,
    /** Solutions that the server does not have. */
    pending: (owner: Owner) => of(owner).filter(({ solution, sent }) => solution && !sent),
    /** The server has responded to it. */
    markSent(owner: Owner, { id, code }: StoredChallengeAttempt) {
      const stored = store.read(keyOf(owner, code));
      if (stored?.id === id && !stored.sent) put(owner, { ...stored, sent: true });
      const sent = of(owner).filter((found) => found.sent);
      sent.sort((one, other) => other.at - one.at);
      for (const old of sent.slice(MOST_SENT)) store.remove(keyOf(owner, old.code));
    },
    /**
     * What a guest did goes to the account that signs in here: sent once more, it is the account's on the server too. Where the
     * account has a solution of its own, an unsent one stays the guest's, and so does what the device has no room for.
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

/** The player's try of a challenge, as it is now, and what writes it: it returns whether the device has it. */
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

/** The tries of a guest on this device go to the first account that signs in. */
export function useMigrateChallengeAttempts(): void {
  const { auth } = usePlatform();
  const attempts = useChallengeAttempts();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player !== null) attempts.migrate(player);
  }, [attempts, player]);
}

import { useLayoutEffect } from 'react';
import { GUEST, type Owner, type StoredAttempt } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useAttempts, type Attempts, entryCount } from './attempts';

/**
 * Moves a guest's attempts to the account that signs in: grid, start and hints. It runs before the account's
 * screen is painted, in every open tab, so that no empty grid flashes.
 */
export function useMigrateAttempts(): void {
  const { auth } = usePlatform();
  const attempts = useAttempts();
  const player = auth.status === 'in' ? auth.user.id : null;
  useLayoutEffect(() => {
    if (player !== null) migrateAttempts(attempts, player);
  }, [attempts, player]);
}

function migrateAttempts(attempts: Attempts, owner: Owner): void {
  for (const guests of attempts.of(GUEST)) {
    const own = attempts.get({ ...guests, owner });
    // The account's finished attempts stay.
    if (own?.finishedInSeconds === undefined) attempts.put(merged(guests, own, owner));
    attempts.remove(guests);
  }
}

/** Combines two attempts: the earlier start and the fuller grid. */
function merged(guests: StoredAttempt, own: StoredAttempt | null, owner: Owner): StoredAttempt {
  if (!own) return { ...guests, owner, startedByGuest: true };
  const isEarlier = guests.startedAt < own.startedAt;
  return {
    ...own,
    startedAt: Math.min(guests.startedAt, own.startedAt),
    startedByGuest: own.startedByGuest || isEarlier,
    grid: entryCount(guests.grid) < entryCount(own.grid) ? own.grid : guests.grid,
    finishedInSeconds: guests.finishedInSeconds,
  };
}

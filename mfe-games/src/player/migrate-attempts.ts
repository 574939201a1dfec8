import { useLayoutEffect } from 'react';
import { GUEST, type Owner, type StoredAttempt } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useAttempts, type Attempts, entryCount } from './attempts';

/**
 * What a guest began on this device goes on for the account that signs in here: board, start and hints. It happens
 * before the account's screen is painted, and in every open tab, so that no board is empty in between.
 */
export function useMigrateAttempts(): void {
  const { auth } = usePlatform();
  const attempts = useAttempts();
  const player = auth.status === 'in' ? auth.user.id : null;
  useLayoutEffect(() => {
    if (player !== null) takeOver(attempts, player);
  }, [attempts, player]);
}

function takeOver(attempts: Attempts, owner: Owner): void {
  for (const guests of attempts.of(GUEST)) {
    const own = attempts.get({ ...guests, owner });
    // What the account has finished stays as it is.
    if (own?.finishedInSeconds === undefined) attempts.put(merged(guests, own, owner));
    attempts.remove(guests);
  }
}

/** One attempt of two: the earlier start, and the fuller board. */
function merged(guests: StoredAttempt, own: StoredAttempt | null, owner: Owner): StoredAttempt {
  if (!own) return { ...guests, owner, begunByGuest: true };
  const isEarlier = guests.startedAt < own.startedAt;
  return {
    ...own,
    startedAt: Math.min(guests.startedAt, own.startedAt),
    begunByGuest: own.begunByGuest || isEarlier,
    board: entryCount(guests.board) < entryCount(own.board) ? own.board : guests.board,
    finishedInSeconds: guests.finishedInSeconds,
  };
}

import { useEffect } from 'react';
import type { StoredInvitation, TextKey } from '@ninefold/contracts';
import { useDevice, type Device } from './device';

const KEY: TextKey = 'invitation';

/** The shell ignores older invitations. */
const DAY_MS = 86_400_000;

/** An invitation to join has priority, because somebody is waiting; challenges do not expire. */
const TO_JOIN = /^\/(?:friends|classes)\/join\//;

type InvitationDevice = Pick<Device, 'store' | 'now'>;

/**
 * Stores where to return after sign-up, because the verification mail opens another tab. Invitations to join have
 * priority.
 */
export function storeInvitation({ store, now }: InvitationDevice, path: string): void {
  const [openedAt, stored = ''] = store.get(KEY)?.split(' ') ?? [];
  const waits = TO_JOIN.test(stored) && Math.abs(now() - Number(openedAt)) < DAY_MS;
  if (!waits || TO_JOIN.test(path)) store.set(KEY, `${now()} ${path}` satisfies StoredInvitation);
}

/**
 * Stores an invitation for a guest while its page is open.
 * @param pathname null for pages without an invitation
 */
export function useStoreInvitation(pathname: string | null): void {
  const { store, now } = useDevice();
  useEffect(() => {
    if (pathname !== null) storeInvitation({ store, now }, pathname);
  }, [store, now, pathname]);
}

/**
 * Clears an invitation that a signed-in person has opened.
 * @param pathname null for guests, and until it is known who is signed in
 */
export function useClearInvitation(pathname: string | null): void {
  const { store } = useDevice();
  useEffect(() => {
    const [, path = ''] = store.get(KEY)?.split(' ') ?? [];
    if (path.split('?')[0] === pathname) store.remove(KEY);
  }, [store, pathname]);
}

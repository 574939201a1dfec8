import { useEffect } from 'react';
import type { StoredInvitation, TextKey } from '@ninefold/contracts';
import { useDevice, type Device } from './device';

const KEY: TextKey = 'invitation';

/** The shell leads nobody to an older one. */
const DAY_MS = 86_400_000;

/** Somebody waits for the person who was invited to join; a challenge does not expire. */
const TO_JOIN = /^\/(?:friends|classes)\/join\//;

type InvitationDevice = Pick<Device, 'store' | 'now'>;

/** Keeps where a guest is led after the sign-up: its mail opens another tab. What invites to join stays before anything else. */
export function storeInvitation({ store, now }: InvitationDevice, path: string): void {
  const [openedAt, kept = ''] = store.get(KEY)?.split(' ') ?? [];
  const waits = TO_JOIN.test(kept) && Math.abs(now() - Number(openedAt)) < DAY_MS;
  if (!waits || TO_JOIN.test(path)) store.set(KEY, `${now()} ${path}` satisfies StoredInvitation);
}

/**
 * Keeps the page of an invitation for the guest who opened it: the mail of a sign-up opens another tab, and the shell leads back.
 * @param pathname null for a page that invites to nothing
 */
export function useStoreInvitation(pathname: string | null): void {
  const { store, now } = useDevice();
  useEffect(() => {
    if (pathname !== null) storeInvitation({ store, now }, pathname);
  }, [store, now, pathname]);
}

/**
 * A person with an account has the page before them: the shell need not lead there again. One to another page stays.
 * @param pathname null while it is not known who is there, and for guests
 */
export function useClearInvitation(pathname: string | null): void {
  const { store } = useDevice();
  useEffect(() => {
    const [, path = ''] = store.get(KEY)?.split(' ') ?? [];
    if (path.split('?')[0] === pathname) store.remove(KEY);
  }, [store, pathname]);
}

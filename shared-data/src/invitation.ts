import { useEffect } from 'react';
import type { StoredInvitation, TextKey } from '@ninefold/contracts';
import { useDevice, type Device } from './device';

const KEY: TextKey = 'invitation';

/** Keeps where a guest is led after the sign-up: its mail opens another tab. */
export const keepInvitation = ({ store, now }: Pick<Device, 'store' | 'now'>, path: string): void =>
  void store.set(KEY, `${now()} ${path}` satisfies StoredInvitation);

/**
 * Keeps the page of an invitation for the guest who opened it: the mail of a sign-up opens another tab, and the shell leads back.
 * @param pathname null for a page that invites to nothing
 */
export function useKeptInvitation(pathname: string | null): void {
  const { store, now } = useDevice();
  useEffect(() => {
    if (pathname !== null) keepInvitation({ store, now }, pathname);
  }, [store, now, pathname]);
}

/** A person with an account has the page before them: the shell need not lead there again. */
export function useOpenedInvitation(): void {
  const { store } = useDevice();
  useEffect(() => store.remove(KEY), [store]);
}

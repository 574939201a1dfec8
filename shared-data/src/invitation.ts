import { useEffect } from 'react';
import type { StoredInvitation, TextKey } from '@ninefold/contracts';
import { useDevice } from './device';

const KEY: TextKey = 'invitation';

/**
 * Keeps the page of an invitation for the guest who opened it: the mail of a sign-up opens another tab, and the shell leads back.
 * @param pathname null for a page that invites to nothing
 */
export function useKeptInvitation(pathname: string | null): void {
  const { store, now } = useDevice();
  useEffect(() => {
    if (pathname !== null) store.set(KEY, `${now()} ${pathname}` satisfies StoredInvitation);
  }, [store, now, pathname]);
}

/** A person with an account has the page before them: the shell need not lead there again. */
export function useOpenedInvitation(): void {
  const { store } = useDevice();
  useEffect(() => store.remove(KEY), [store]);
}

import { useEffect } from 'react';
import { GUEST, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';

const LAST_OWNER = 'games:last-player';

/** The current player; null until the session is read on a device without a last player. */
export function useKnownOwner(): Owner | null {
  const { auth } = usePlatform();
  const { store } = useDevice();
  if (auth.status === 'in') return auth.user.id;
  if (auth.status === 'out') return GUEST;
  // Until the session is read, assume its player or the last one.
  return auth.storedUserId ?? store.get(LAST_OWNER);
}

/** The current player, or a guest until it is known. */
export const useOwner = (): Owner => useKnownOwner() ?? GUEST;

/** Remembers the player for the next start, before the session is read. */
export function useRememberOwner(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const known = auth.status === 'in' ? auth.user.id : auth.status === 'out' ? GUEST : null;
  useEffect(() => {
    if (known !== null) store.set(LAST_OWNER, known);
  }, [store, known]);
}

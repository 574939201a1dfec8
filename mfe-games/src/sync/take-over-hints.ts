import { useEffect } from 'react';
import { takeOverHints } from 'shared-hints';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';

/** The hints that a guest took on this device belong to the first account that signs in here. */
export function useTakeOverHints(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player !== null) takeOverHints(store, player);
  }, [store, player]);
}

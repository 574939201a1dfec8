import { useEffect } from 'react';
import { takeOverHints } from 'shared-hints';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { takeOverPractice } from './practice-records';

/** The practice of a guest on this device, boards and hints, belongs to the first account that signs in here. */
export function useTakeOverPractice(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player === null) return;
    takeOverHints(store, player);
    takeOverPractice(store, player);
  }, [store, player]);
}

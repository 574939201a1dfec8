import { useEffect } from 'react';
import { GRID_GAMES, GUEST } from 'shared-contracts';
import { takeOverHints } from 'shared-hints';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { practiceKey } from './practice-key';

/**
 * The practice of a guest on this device, boards and hints, belongs to the first account that signs in here. Where the
 * account has a board of that game itself, the page of that game decides which one stays.
 */
export function useTakeOverPractice(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player === null) return;
    takeOverHints(store, player);
    for (const game of GRID_GAMES) {
      const guests = store.get(practiceKey(GUEST, game));
      const own = practiceKey(player, game);
      // Without room on the device it stays where it is.
      const hasMoved = guests !== null && store.get(own) === null && store.set(own, guests);
      if (hasMoved) store.remove(practiceKey(GUEST, game));
    }
  }, [store, player]);
}

import { useEffect } from 'react';
import { GRID_GAMES } from '@ninefold/contracts';
import { takeOverHints } from 'shared-hints';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '../device/device';
import { moveOldRecord } from './old-record';
import { takeOverPractice } from './take-over-practice';

/** On every page, the practice of a guest on this device, boards and hints, goes to the first account that signs in. */
export function useTakeOverPractice(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player === null) return;
    takeOverHints(store, player);
    for (const game of GRID_GAMES) {
      moveOldRecord(store, player, game);
      takeOverPractice(store, player, game);
    }
  }, [store, player]);
}

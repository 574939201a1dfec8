import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { GUEST, type GridGame, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { useOwner } from '../player/owner';
import { moveOldRecord, type PracticeSlot } from '../player/practice-records';
import { isMigrated, migratePractice } from './migrate-practice';

export interface Shown {
  readonly owner: Owner;
  /** Changes with every grid. */
  readonly number: number;
  /** The focused element disappeared with the previous grid. */
  readonly takesFocus: boolean;
}

export interface DisplayedOwner {
  /** null until stored records are migrated, which happens before the first paint. */
  readonly shown: Shown | null;
  /** Whether the displayed puzzle is solved: a guest who signs in then still sees its result. */
  setSolved(isSolved: boolean): void;
  /** Displays the current player's grid. */
  displayOwnGrid(): void;
}

/** The focus is in the grid. */
const hasFocus = () => document.activeElement?.closest('[role="grid"]') != null;

/**
 * Whose grid is displayed. While the session is `loading` the player is only assumed, so no guest's grid is
 * moved yet; one that would be moved is displayed meanwhile, so that no other grid flashes.
 */
export function useDisplayedOwner(game: GridGame, slot: PracticeSlot = game): DisplayedOwner {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const { status } = auth;
  const player = useOwner();
  const [shown, setShown] = useState<Shown | null>(null);
  const isSolved = useRef(false);

  const show = (owner: Owner, { hasMoved = false, takesFocus = hasFocus() }) => {
    if (shown?.owner === owner && !hasMoved) return;
    isSolved.current = false;
    setShown({ owner, number: (shown?.number ?? 0) + 1, takesFocus });
  };
  const settle = useEffectEvent(() => {
    moveOldRecord(store, player, game);
    const hasMoved = status === 'in' && migratePractice(store, player, slot);
    const isGuests = shown?.owner === GUEST;
    if (isGuests && isSolved.current) return;
    const staysGuests = status === 'loading' && (isGuests || isMigrated(store, player, slot));
    show(staysGuests ? GUEST : player, { hasMoved });
  });
  useLayoutEffect(() => settle(), [status, player]);

  return {
    shown,
    setSolved(solved) {
      isSolved.current = solved;
    },
    displayOwnGrid() {
      show(player, { takesFocus: true });
    },
  };
}

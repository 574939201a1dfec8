import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { GUEST, type GridGame, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { useOwner } from '../player/owner';
import { moveOldRecord, type PracticeSlot } from '../player/practice-records';
import { isMigrated, migratePractice } from './migrate-practice';

export interface Shown {
  readonly owner: Owner;
  /** Another number is another board. */
  readonly number: number;
  /** What had the focus went with the board before: a button that asked for this one, or a cell. */
  readonly takesFocus: boolean;
}

export interface DisplayedOwner {
  /** null until the records of this device are in order, which is before the first painting. */
  readonly shown: Shown | null;
  /** Whether the puzzle on the screen is solved: a guest who signs in then looks at the end first. */
  setSolved(isSolved: boolean): void;
  /** Shows the board of the person who plays now. */
  goOn(): void;
}

/** The player is at a cell of the board. */
const hasFocus = () => document.activeElement?.closest('[role="grid"]') != null;

/**
 * Whose board is on the screen. While the session is read, `loading`, the player is only assumed: no guest's board is
 * moved before it is certain. Until then a guest's board that will go over is shown as it is, so that no other one comes in between.
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
    goOn() {
      show(player, { takesFocus: true });
    },
  };
}

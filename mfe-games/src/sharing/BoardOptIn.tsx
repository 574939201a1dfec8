import { useState } from 'react';
import type { AnsweredBy, BoardGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { boardPath } from '../screen/paths';
import { copy } from './board-copy';
import { BoardOptInFailure } from './BoardOptInFailure';
import styles from './BoardOptIn.module.css';
import { useBoard } from './use-board';
import { useBoardVisibility } from './use-board-visibility';

export interface BoardOptInProps {
  game: BoardGame;
  answeredBy?: AnsweredBy;
}

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Below a verified result: asks once whether to show the player on boards. Afterwards, it links to the board
 * with the player's place.
 */
export default function BoardOptIn({ game, answeredBy }: BoardOptInProps) {
  const { data } = useBoard({ game, answeredBy: answeredBy ?? null, period: 'day', day: null });
  const { failure, busy, change } = useBoardVisibility();
  const [asked, setAsked] = useState(false);
  if (!data) return null;
  const { shown, my_place, players } = data;
  if (shown !== null) {
    return (
      // The pressed button disappears, and the focus with it.
      <p ref={asked ? focus : undefined} tabIndex={-1} className={styles['answered']}>
        {my_place !== null && <span>{`${copy.yours(my_place, players)} `}</span>}
        <Link to={boardPath(game, answeredBy)}>{copy.open}</Link>
      </p>
    );
  }
  const answer = (choice: boolean) => {
    setAsked(true);
    change(choice);
  };
  return (
    <section className={styles['ask']}>
      <p>
        <strong>{copy.ask}</strong> {copy.what}
      </p>
      <BoardOptInFailure failure={failure} />
      <div className={styles['choices']}>
        <Button variant="secondary" busy={busy} onClick={() => answer(true)}>
          {copy.label}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => answer(false)}>
          {copy.no}
        </Button>
      </div>
    </section>
  );
}

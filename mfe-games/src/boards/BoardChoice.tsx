import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BOARD_PERIODS, GAMES, type Board } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { copy as screenCopy } from '../screen/copy';
import styles from './Boards.module.css';
import type { BoardAddress } from '../sharing/use-board';
import { boardAddress, BOARDS, hasEarlier, neighbor } from './board-address';
import { copy } from './copy';

export function nameOf({ game, answeredBy }: Pick<BoardAddress, 'game' | 'answeredBy'>): string {
  const { title } = GAMES[game];
  return answeredBy ? `${title}, ${copy[answeredBy]}` : title;
}

/** Links to the other boards, and to the other periods of this one. */
export function BoardChoice({ board }: { board: BoardAddress }) {
  const { game, answeredBy, period, day } = board;
  return (
    <>
      <nav aria-label={copy.games} className={styles['games']}>
        {BOARDS.map((each) => (
          <Link
            key={nameOf(each)}
            to={boardAddress({ ...each, period, day })}
            aria-current={each.game === game && each.answeredBy === answeredBy ? 'page' : undefined}
          >
            {nameOf(each)}
          </Link>
        ))}
      </nav>
      <nav aria-label={copy.periods} className={styles['periods']}>
        {BOARD_PERIODS.map((each) => (
          <Link
            key={each}
            to={boardAddress({ game, answeredBy, period: each, day: null })}
            aria-current={each === period ? 'page' : undefined}
          >
            {copy[each]}
          </Link>
        ))}
      </nav>
    </>
  );
}

export interface PeriodProps {
  board: BoardAddress;
  from: string | null;
  /** Today's day key. */
  today: string;
}

export function periodName({ from_day }: Board, { period }: BoardAddress): string {
  if (from_day === null) return copy.all;
  const day = screenCopy.day(from_day);
  return period === 'week' ? copy.weekOf(day) : day;
}

/** Links to the previous and the next day or week, up to today. */
export function Steps({ board, from, today }: PeriodProps) {
  const { period } = board;
  if (from === null || period === 'all') return null;
  const later = neighbor(board, from, 1);
  return (
    <nav className={styles['steps']} aria-label={copy.steps}>
      {hasEarlier(from) && (
        <Step to={neighbor(board, from, -1)} label={copy.earlier[period]} icon={ChevronLeft} />
      )}
      {later.day! <= today && <Step to={later} label={copy.later[period]} icon={ChevronRight} />}
    </nav>
  );
}

interface StepProps {
  to: BoardAddress;
  label: string;
  icon: typeof ChevronLeft;
}

function Step({ to, label, icon: Icon }: StepProps) {
  return (
    <Link to={boardAddress(to)} aria-label={label} className={buttonClass('secondary')}>
      <Icon aria-hidden size={18} />
    </Link>
  );
}

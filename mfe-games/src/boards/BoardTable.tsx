import { Flag } from 'lucide-react';
import { Fragment } from 'react';
import type { Board, BoardRow } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { PlayerName } from '../screen/PlayerName';
import styles from './BoardTable.module.css';
import { copy } from './copy';

export interface BoardTableProps {
  caption: string;
  rows: Board['rows'];
  /** Rounds have a score, grids a time. */
  isScored: boolean;
  onReport(name: string): void;
}

/** The first of a board, and, after a gap, the own place with its neighbours. */
export function BoardTable({ caption, rows, isScored, onReport }: BoardTableProps) {
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden>#</span>
            <VisuallyHidden>{copy.place}</VisuallyHidden>
          </th>
          <th scope="col">{copy.player}</th>
          <th scope="col" className={styles['value']}>
            {isScored ? copy.score : copy.seconds}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={row.place}>
            {at > 0 && rows[at - 1]!.place + 1 < row.place && <Gap />}
            <Row row={row} isScored={isScored} onReport={onReport} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Gap() {
  return (
    <tr className={styles['gap']}>
      <td colSpan={4}>
        <span aria-hidden>⋯</span>
        <VisuallyHidden>{copy.gap}</VisuallyHidden>
      </td>
    </tr>
  );
}

interface RowProps extends Pick<BoardTableProps, 'isScored' | 'onReport'> {
  row: BoardRow;
}

function Row({ row, isScored, onReport }: RowProps) {
  const { place, username, value, mine } = row;
  return (
    <tr className={styles['row']} data-mine={mine || undefined} data-first={place === 1 || undefined}>
      <td className={styles['place']}>{copy.number(place)}</td>
      <th scope="row">
        <span className={styles['player']}>
          <PlayerName {...row} />
          {mine && <span className={styles['you']}>{copy.you}</span>}
        </span>
      </th>
      <td className={styles['value']}>{isScored ? copy.number(value) : formatClock(value)}</td>
      <td className={styles['more']}>
        {!mine && (
          <button
            type="button"
            aria-label={copy.report(username)}
            className={styles['report']}
            onClick={() => onReport(username)}
          >
            <Flag aria-hidden size={16} />
          </button>
        )}
      </td>
    </tr>
  );
}

import { Fragment } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Board, BoardRow } from '@ninefold/contracts';
import { callRpc, reportBoardNameCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { failureMessage, PlayerName, reportFailure, ReportName, type Action } from '@ninefold/web/social';
import { useQueries } from '../screen/queries';
import styles from './BoardTable.module.css';
import { copy } from './copy';

export interface BoardTableProps {
  caption: string;
  rows: Board['rows'];
  /** All players on the board, including those who are not among the rows. */
  players: number;
  /** Timed rounds are ranked by score, grids by time. */
  isScored: boolean;
}

/** The top of a board and, after a gap, the reader's own place with its neighbors. */
export function BoardTable({ caption, rows, players, isScored }: BoardTableProps) {
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
            {at > 0 && rows[at - 1]!.place + 1 < row.place && <Gap words={copy.between} />}
            <Row row={row} isScored={isScored} />
          </Fragment>
        ))}
        {(rows.at(-1)?.place ?? players) < players && <Gap words={copy.after} />}
      </tbody>
    </table>
  );
}

function Gap({ words }: { words: string }) {
  return (
    <tr className={styles['gap']}>
      <td colSpan={4}>
        <span aria-hidden>…</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </td>
    </tr>
  );
}

interface RowProps extends Pick<BoardTableProps, 'isScored'> {
  row: BoardRow;
}

function Row({ row, isScored }: RowProps) {
  const report = useReport();
  const { place, username, value, mine } = row;
  return (
    <tr className={styles['row']} data-mine={mine || undefined} data-first={place === 1 || undefined}>
      <td translate="no" className={styles['place']}>
        {copy.number(place)}
      </td>
      <th scope="row">
        <span className={styles['player']}>
          <PlayerName {...row} />
          {mine && <span className={styles['you']}>{copy.you}</span>}
        </span>
      </th>
      <td translate="no" className={styles['value']}>
        {isScored ? copy.number(value) : formatClock(value)}
      </td>
      <td className={styles['more']}>
        {!mine && (
          <ReportName label={copy.report(username)} name={username} isSign act={() => report(username)} />
        )}
      </td>
    </tr>
  );
}

function useReport(): Action<[username: string]> {
  const { supabase } = usePlatform();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['report name'],
      mutationFn: async (p_username: string) =>
        callRpc(await supabase(), reportBoardNameCall, { p_username }),
    },
    useQueries(),
  );
  return (username) => failureMessage(mutateAsync(username), reportFailure);
}

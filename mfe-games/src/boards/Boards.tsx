import { useState } from 'react';
import { GAMES, type Board } from '@ninefold/contracts';
import { Link, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { Alert, Button, buttonClass, Skeleton } from '@ninefold/ui';
import { HUB_PATH } from '../screen/use-dashboard-path';
import { ShownSwitch } from '../shown/ShownSwitch';
import { type BoardAddress, useBoard } from '../shown/use-board';
import { readBoardAddress } from './board-address';
import { BoardChoice, nameOf, periodName, Steps } from './BoardChoice';
import styles from './Boards.module.css';
import { BoardTable } from './BoardTable';
import { copy } from './copy';
import { ReportName } from './ReportName';

/** `/boards` and the boards of the games below it: the best of those who want to be seen. */
export default function Boards() {
  const { auth, pages } = usePlatform();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const board = readBoardAddress(pathname, query);
  if (!board) return <pages.NotFound />;
  return (
    <section className={styles['page']}>
      <header className={styles['head']}>
        <h1>{copy.title}</h1>
        <p className={styles['lead']}>{copy.lead}</p>
      </header>
      {auth.status === 'out' ? <ForGuests /> : <BoardOfPlayers board={board} />}
    </section>
  );
}

function BoardOfPlayers({ board }: { board: BoardAddress }) {
  useTitle(copy.caption(copy.title, nameOf(board)));
  const { data, isError, refetch } = useBoard(board);
  return (
    <>
      <BoardChoice board={board} />
      <div className={styles['area']}>
        {data ? (
          <Shown data={data} board={board} />
        ) : isError ? (
          <Alert tone="error">
            <p>{copy.failed}</p>
            <Button variant="secondary" onClick={() => void refetch()}>
              {copy.retry}
            </Button>
          </Alert>
        ) : (
          <Skeleton height="24rem" radius="var(--radius)" />
        )}
      </div>
      <ShownSwitch shown={data?.shown} />
      <p>
        <Link to={HUB_PATH} className={buttonClass('quiet')}>
          {copy.hub}
        </Link>
      </p>
    </>
  );
}

function Shown({ data, board }: { data: Board; board: BoardAddress }) {
  const [reported, setReported] = useState<string | null>(null);
  const { day_key, from_day, players, my_place, rows, shown } = data;
  const name = periodName(data, board);
  const { title, path } = GAMES[board.game];
  const isOpen = from_day === null || board.day === null || day_key === from_day;
  return (
    <div className={styles['board']}>
      <div className={styles['period']}>
        <h2 aria-live="polite">{name}</h2>
        <Steps board={board} from={from_day} today={day_key} />
      </div>
      {players === 0 ? (
        <p className={styles['empty']}>{isOpen ? copy.empty : copy.emptyPast}</p>
      ) : (
        <>
          <p className={styles['count']}>
            {my_place === null ? `${copy.players(players)}. ${copy.notYou}` : copy.yours(my_place, players)}
          </p>
          <BoardTable
            caption={copy.caption(nameOf(board), name)}
            rows={rows}
            isScored={board.answeredBy !== null}
            onReport={setReported}
          />
        </>
      )}
      {isOpen && my_place === null && (
        <>
          <p className={styles['count']}>{shown ? copy.whatCounts : copy.switchOn}</p>
          <p>
            <Link
              to={board.answeredBy === 'typing' ? `${path}?answers=typed` : path}
              className={buttonClass(shown ? 'primary' : 'secondary')}
            >
              {copy.play(title)}
            </Link>
          </p>
        </>
      )}
      {reported && <ReportName name={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

function ForGuests() {
  useTitle(copy.title);
  return (
    <div className={styles['guest']}>
      <p>{copy.guest.lead}</p>
      <p className={styles['links']}>
        <Link to="/signup" className={buttonClass('primary')}>
          {copy.guest.join}
        </Link>
        <Link to="/login" className={buttonClass('secondary')}>
          {copy.guest.signIn}
        </Link>
        <Link to={HUB_PATH} className={buttonClass('quiet')}>
          {copy.hub}
        </Link>
      </p>
    </div>
  );
}

import { GAMES, type Board } from '@ninefold/contracts';
import { Link, Navigate, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { buttonClass, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { FocusFallback, SignUpLinks } from '@ninefold/web/social';
import { archivePath, HUB_PATH } from '../screen/paths';
import { SocialPage, LoadFailure } from '../screen/SocialPage';
import { copy as screenCopy } from '../screen/copy';
import { BoardSwitch } from '../sharing/BoardSwitch';
import { type BoardAddress, useBoard } from '../sharing/use-board';
import { useDayKey, useServerClock } from '../days/server-clock';
import { boardAddress, readBoardAddress } from './board-address';
import { BoardChoice, nameOf, periodName, Steps } from './BoardChoice';
import styles from './Boards.module.css';
import { BoardTable } from './BoardTable';
import { copy } from './copy';

/** `/boards` and the boards of the games below it, with players who opted in. */
export default function Boards() {
  const { auth, pages } = usePlatform();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const today = useDayKey(useServerClock().now);
  const requested = readBoardAddress(pathname, query, today);
  if (!requested) return <pages.NotFound />;
  const { board, isCorrected } = requested;
  if (isCorrected) return <Navigate to={boardAddress(board)} replace />;
  return (
    <FocusFallback>
      <SocialPage title={copy.title} lead={copy.lead}>
        {auth.status === 'out' ? <GuestView /> : <GameBoard board={board} />}
      </SocialPage>
    </FocusFallback>
  );
}

function GameBoard({ board }: { board: BoardAddress }) {
  useTitle(copy.caption(copy.title, nameOf(board)));
  const { data, isError, refetch } = useBoard(board);
  return (
    <>
      <BoardChoice board={board} />
      <div className={styles['area']}>
        {data ? (
          <Shown data={data} board={board} />
        ) : isError ? (
          <LoadFailure message={copy.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="24rem" radius="var(--radius)" />
        )}
        <VisuallyHidden role="status">{!data && !isError && screenCopy.loading}</VisuallyHidden>
      </div>
      <HowVerified />
      <BoardSwitch shown={data?.shown} />
      <p>
        <Link to={HUB_PATH} className={buttonClass('quiet')}>
          {copy.hub}
        </Link>
      </p>
    </>
  );
}

function Shown({ data, board }: { data: Board; board: BoardAddress }) {
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
            players={players}
            isScored={board.answeredBy !== null}
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
      {!isOpen && board.period === 'day' && board.answeredBy === null && (
        <p>
          <Link to={archivePath(from_day)} className={buttonClass('secondary')}>
            {copy.puzzlesOf(from_day)}
          </Link>
        </p>
      )}
    </div>
  );
}

function HowVerified() {
  const { title, facts } = copy.verified;
  return (
    <details className={styles['verified']}>
      <summary>{title}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}

function GuestView() {
  useTitle(copy.title);
  return (
    <>
      <p className={styles['guest']}>{copy.guest}</p>
      <HowVerified />
      <SignUpLinks />
      <p>
        <Link to={HUB_PATH} className={buttonClass('quiet')}>
          {copy.hub}
        </Link>
      </p>
    </>
  );
}

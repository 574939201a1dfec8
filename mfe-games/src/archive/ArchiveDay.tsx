import { dailyName, FIRST_DAY, GAMES, type GridGame } from '@ninefold/contracts';
import { Link, useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { dailyPuzzle, formatClock } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { addDays, isDayKey, monthOf, kindOfDay } from '../days/day-keys';
import { archivePath, ARCHIVE_PATH, printPath, boardPath } from '../screen/paths';
import type { ArchivedGrid } from '../days/device-days';
import { useOpenDays, type OpenDays } from '../days/open-days';
import { useArchive } from '../days/use-archive';
import { LazyChallengeSomeone } from '../sharing/LazyChallengeSomeone';
import { useAttempts } from '../player/attempts';
import { useOwner } from '../player/owner';
import { PageLink } from '../screen/PageLink';
import { PageSkeleton } from '../screen/PageSkeleton';
import { useDayKey, useServerClock } from '../days/server-clock';
import styles from './ArchiveDay.module.css';
import { ClosedDay } from './ClosedDay';
import { copy } from './copy';
import { NoSuchDay } from './NoSuchDay';
import { StateMark } from './StateMark';
import { stateOf } from './grid-state';
import { usePreloadedPuzzle } from './use-preloaded-puzzle';

/** `/archive/2026-11-03`: the puzzles of a day, with what the player did on them. */
export default function ArchiveDay() {
  usePreloadedPuzzle();
  const day = useLocation().pathname.split('/')[2] ?? '';
  const clock = useServerClock();
  const today = useDayKey(clock.now);
  const open = useOpenDays(today);
  const kind = isDayKey(day) ? kindOfDay(day, today) : 'wrong';
  const owner = useOwner();
  const { grids, isPartial } = useArchive(owner, kind === 'archive' ? [day] : [], clock);
  if (kind !== 'archive') return <NoSuchDay kind={kind} />;
  // Yesterday is open to everybody. For earlier days, wait until the session is known.
  if (open.since === null && addDays(day, 1) < today) return <PageSkeleton />;
  return (
    <Day key={day} day={day} today={today} open={open} grids={grids.get(day) ?? []} isPartial={isPartial} />
  );
}

interface DayProps {
  day: string;
  today: string;
  open: OpenDays;
  grids: readonly ArchivedGrid[];
  /** The results of other devices are missing. */
  isPartial: boolean;
}

function Day({ day, today, open, grids, isPartial }: DayProps) {
  useTitle(copy.day.title(day));
  const unlock = open.unlockOf(day);
  // The first unsolved puzzle gets the primary button.
  const next = grids.find((grid) => ['started', 'open'].includes(stateOf(grid, unlock)));
  return (
    <section className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['kicker']}>
          <Link to={`${ARCHIVE_PATH}?month=${monthOf(day)}`}>{copy.day.back}</Link> ·{' '}
          <span>{dailyName(day)}</span>
        </p>
        <h1>{copy.day.title(day)}</h1>
        {!unlock && <p className={styles['lead']}>{copy.day.practice}</p>}
      </header>
      {unlock && <ClosedDay unlock={unlock} open={open} today={today} />}
      <ul aria-label={copy.day.grids} className={styles['grids']}>
        {grids.map((grid) => (
          <Grid
            key={grid.game}
            day={day}
            grid={grid}
            unlock={unlock}
            isNext={grid === next}
            isPartial={isPartial}
          />
        ))}
      </ul>
      {isPartial && <p>{copy.partial}</p>}
      <nav aria-label={copy.day.neighbors} className={styles['links']}>
        {day > FIRST_DAY && (
          <Link to={archivePath(addDays(day, -1))} className={buttonClass('quiet')}>
            {copy.day.before(addDays(day, -1))}
          </Link>
        )}
        {addDays(day, 1) < today && (
          <Link to={archivePath(addDays(day, 1))} className={buttonClass('quiet')}>
            {copy.day.after(addDays(day, 1))}
          </Link>
        )}
        <PageLink to={`${boardPath('sum_grid')}?day=${day}`}>{copy.day.boards}</PageLink>
        {!unlock && <PageLink to={printPath(day)}>{copy.day.print}</PageLink>}
      </nav>
    </section>
  );
}

interface GridProps {
  day: string;
  grid: ArchivedGrid;
  unlock: ReturnType<OpenDays['unlockOf']>;
  isNext: boolean;
  isPartial: boolean;
}

function Grid({ day, grid, unlock, isNext, isPartial }: GridProps) {
  const { title, sign, path } = GAMES[grid.game];
  const { dailySeconds, isUnverified, laterSeconds, started } = grid;
  const state = stateOf(grid, unlock);
  const isSolved = state === 'daily' || state === 'later';
  const label = started ? copy.day.continue : isSolved ? copy.day.again : copy.day.play;
  return (
    <li className={styles['grid']} data-state={state}>
      <span aria-hidden translate="no" className={styles['sign']}>
        {sign}
      </span>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{title}</h2>
        {dailySeconds !== null && (
          <State state="daily" words={copy.day.daily(formatClock(dailySeconds), isUnverified)} />
        )}
        {laterSeconds !== null && <State state="later" words={copy.day.later(formatClock(laterSeconds))} />}
        {!isSolved && (
          <State
            state={state}
            words={started ? copy.day.started : isPartial ? copy.day.notSolvedHere : copy.day.notSolved}
          />
        )}
      </div>
      {!unlock && (
        <Link
          to={archivePath(day) + path}
          className={buttonClass(isNext ? 'primary' : 'secondary')}
          aria-label={`${label} ${title}`}
        >
          {label}
        </Link>
      )}
      {dailySeconds !== null && <ChallengeOfDay day={day} game={grid.game} seconds={dailySeconds} />}
    </li>
  );
}

interface ChallengeOfDayProps {
  day: string;
  game: GridGame;
  seconds: number;
}

/** For a daily that was solved on its day. Only the device that solved it has its moves. */
function ChallengeOfDay({ day, game, seconds }: ChallengeOfDayProps) {
  const { auth } = usePlatform();
  const owner = useOwner();
  const attempt = useAttempts().get({ owner, game, dayKey: day });
  if (auth.status !== 'in') return null;
  const moves = attempt?.moves?.map((move) => ({
    ...move,
    // Server and device measure from different starts.
    at: Math.max(0, Math.min(move.at - attempt.startedAt, seconds * 1_000)),
  }));
  return (
    <LazyChallengeSomeone
      subject={{ game, dayKey: day }}
      title={`${GAMES[game].title}, ${dailyName(day)}`}
      among={GAMES[game].title}
      result={{ seconds }}
      givens={dailyPuzzle(game, day).givens}
      moves={moves}
    />
  );
}

function State({ state, words }: { state: ReturnType<typeof stateOf>; words: string }) {
  return (
    <p className={styles['state']}>
      <StateMark state={state} />
      <span>{words}</span>
    </p>
  );
}

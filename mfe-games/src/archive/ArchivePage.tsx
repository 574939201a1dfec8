import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FIRST_DAY, GUEST } from '@ninefold/contracts';
import { Link, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { addMonths, monthOf, kindOfDay, weeksOf } from '../days/day-keys';
import { ARCHIVE_PATH } from '../screen/paths';
import { useOpenDays } from '../days/open-days';
import { useArchive } from '../days/use-archive';
import { useOwner } from '../player/owner';
import { copy as screenCopy } from '../screen/copy';
import { useDayKey, useServerClock } from '../days/server-clock';
import { useTodaysDailies } from '../today/use-todays-dailies';
import styles from './ArchivePage.module.css';
import { Calendar } from './Calendar';
import { copy } from './copy';
import { StateMark } from './StateMark';
import { usePreloadedPuzzle } from './use-preloaded-puzzle';
import { ArchiveLimits } from './ArchiveLimits';

const STATES = ['daily', 'later', 'started', 'open', 'closed'] as const;

/** `/archive`: every daily since the first one, one month at a time (`?month=2026-11`). */
export default function ArchivePage() {
  useTitle(copy.title);
  usePreloadedPuzzle();
  const { auth } = usePlatform();
  const owner = useOwner();
  const clock = useServerClock();
  const today = useDayKey(clock.now);
  const open = useOpenDays(today);
  const { dailies } = useTodaysDailies(owner, today, clock);
  const [query] = useSearchParams();
  const [first, last] = [monthOf(FIRST_DAY), monthOf(today)];
  const requested = query.get('month') ?? '';
  const month =
    /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) && requested >= first && requested <= last ? requested : last;
  const days = weeksOf(month).flatMap((week) =>
    week.filter((day) => day && kindOfDay(day, today) === 'archive'),
  );
  const { grids, isPartial } = useArchive(owner, days as string[], clock);
  const isLimited = owner === GUEST || (open.since !== null && open.since > FIRST_DAY);
  return (
    <section className={styles['page']}>
      <header className={styles['head']}>
        <h1>{copy.title}</h1>
        <p className={styles['lead']}>{copy.lead}</p>
      </header>
      {today < FIRST_DAY ? (
        <p>{copy.empty(screenCopy.day(FIRST_DAY))}</p>
      ) : (
        <>
          <div className={styles['month']}>
            {/* The months change later. */}
            {/* eslint-disable-next-line text/live-region */}
            <h2 aria-live="polite">{copy.month(month)}</h2>
            <nav aria-label={copy.months} className={styles['months']}>
              {month > first && <MonthLink month={addMonths(month, -1)} direction="earlier" />}
              {month < last && <MonthLink month={addMonths(month, 1)} direction="later" />}
            </nav>
          </div>
          <Calendar month={month} today={today} grids={grids} open={open} dailies={dailies} />
          {isPartial && <p>{copy.partial}</p>}
          <ul aria-label={copy.legend} className={styles['legend']}>
            {STATES.map((state) => (
              <li key={state}>
                <StateMark state={state} />
                <span>{copy.states[state]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {auth.status !== 'loading' && isLimited && <ArchiveLimits />}
    </section>
  );
}

function MonthLink({ month, direction }: { month: string; direction: 'earlier' | 'later' }) {
  const Arrow = direction === 'earlier' ? ChevronLeft : ChevronRight;
  return (
    <Link
      to={`${ARCHIVE_PATH}?month=${month}`}
      aria-label={copy[direction](copy.month(month))}
      className={buttonClass('secondary')}
    >
      <Arrow aria-hidden size={18} />
    </Link>
  );
}

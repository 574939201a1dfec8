import { Lock } from 'lucide-react';
import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { todaysProgress, VisuallyHidden } from '@ninefold/ui';
import { kindOfDay, weeksOf } from '../days/day-keys';
import { archivePath, HUB_PATH } from '../screen/paths';
import type { ArchivedGrid } from '../days/device-days';
import type { OpenDays } from '../days/open-days';
import type { PlayerDaily } from '../today/use-todays-dailies';
import styles from './Calendar.module.css';
import { copy } from './copy';
import { stateInWords, stateOf } from './grid-state';
import { StateMark } from './StateMark';

export interface CalendarProps {
  /** "2026-11". */
  month: string;
  today: string;
  grids: ReadonlyMap<string, readonly ArchivedGrid[]>;
  open: OpenDays;
  /** Today's dailies with their progress. */
  dailies: readonly PlayerDaily[];
}

/** One month of the archive. Each day is a link that shows the player's results. */
export function Calendar({ month, today, grids, open, dailies }: CalendarProps) {
  return (
    <table className={styles['calendar']} aria-label={copy.month(month)}>
      <thead>
        <tr>
          {copy.weekdays.map(([short, long]) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden>{short}</span>
              <VisuallyHidden>{long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, weekday) => (
              <td key={weekday}>
                {day && (
                  <Day day={day} today={today} grids={grids.get(day) ?? []} open={open} dailies={dailies} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<CalendarProps, 'today' | 'open' | 'dailies'> {
  day: string;
  grids: readonly ArchivedGrid[];
}

const numberOf = (day: string) => Number(day.slice(-2));

function Day({ day, today, grids, open, dailies }: DayProps) {
  const kind = kindOfDay(day, today);
  const number = numberOf(day);
  if (kind === 'today') {
    const { next } = todaysProgress(dailies);
    return (
      <Link
        to={next ? GAMES[next.id].path : HUB_PATH}
        aria-label={copy.today(day)}
        aria-current="date"
        className={styles['day']}
      >
        <span translate="no" className={styles['number']}>
          {number}
        </span>
        <Marks
          states={dailies.map(({ seconds, started }) =>
            seconds !== null ? 'daily' : started ? 'started' : 'open',
          )}
        />
      </Link>
    );
  }
  if (kind !== 'archive')
    return (
      <span translate="no" className={styles['none']}>
        {number}
      </span>
    );

  const unlock = open.unlockOf(day);
  const parts = grids.flatMap((grid) => stateInWords(grid, unlock) ?? []);
  const closed = unlock ? [copy.closedTo[unlock]] : [];
  return (
    <Link
      to={archivePath(day)}
      aria-label={copy.dayLabel(day, [...parts, ...closed])}
      className={styles['day']}
      data-closed={unlock ?? undefined}
    >
      <span translate="no" className={styles['number']}>
        {number}
      </span>
      {unlock && parts.length === 0 ? (
        <Lock aria-hidden size={13} />
      ) : (
        <Marks states={grids.map((grid) => stateOf(grid, unlock))} />
      )}
    </Link>
  );
}

function Marks({ states }: { states: readonly ReturnType<typeof stateOf>[] }) {
  return (
    <span className={styles['marks']}>
      {states.map((state, at) => (
        <StateMark key={at} state={state} />
      ))}
    </span>
  );
}

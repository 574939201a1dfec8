import type { ProgressReport } from '@ninefold/contracts';
import { Label, Picture } from '../../drawings/Picture';
import { copy } from '../copy';
import { weekdayOf } from '../days/calendar-days';
import { Section } from '../parts/Section';
import { Table } from '../parts/Table';
import { DayMark } from './DayMark';
import styles from './StreakCalendar.module.css';
import { weeksOf, type CalendarDay } from './weeks';

const words = copy.calendar;
const SIDE = 36;

export function StreakCalendar({ report }: { report: ProgressReport }) {
  const weeks = weeksOf(report);
  const days = weeks.flat();
  const of = (state: CalendarDay['state']) => days.filter((day) => day.state === state).length;
  const text = words.text(of('counted'), of('frozen'));
  // Fewer weeks are drawn larger, to fill the width of a phone.
  const cell = Math.min(26, (320 - SIDE) / weeks.length);
  const newestFirst = daySpansOf(days)
    .filter(({ state }) => state !== 'missed')
    .reverse();
  return (
    <Section
      title={words.title}
      lead={`${words.now(report.current_streak)} ${words.longest(report.longest_streak)}`}
    >
      <div className={styles['calendar']}>
        <div className={styles['picture']}>
          <Picture text={text} width={SIDE + cell * weeks.length} height={cell * 7}>
            {[0, 2, 4, 6].map((row) => (
              // January 1, 2024 was a Monday.
              <Label
                key={row}
                x={0}
                y={cell * (row + 0.5) + 4}
                anchor="start"
                tone="soft"
                size={Math.min(12, cell)}
              >
                {words.weekday(`2024-01-0${row + 1}`)}
              </Label>
            ))}
            {weeks.map((week, column) =>
              week.map(({ dayKey, state }) => (
                <DayMark
                  key={dayKey}
                  state={state}
                  x={SIDE + column * cell}
                  y={weekdayOf(dayKey) * cell}
                  size={cell}
                  isToday={dayKey === report.day_key}
                />
              )),
            )}
          </Picture>
        </div>
        <ul className={styles['legend']}>
          {(['counted', 'frozen', 'missed'] as const).map((state) => (
            <li key={state}>
              <svg aria-hidden width="20" height="20">
                <DayMark state={state} x={0} y={0} size={20} isToday={false} />
              </svg>
              <span>{words[state]}</span>
            </li>
          ))}
        </ul>
      </div>
      <p>{report.freeze_used_on === null ? words.freezeLeft : words.freezeUsed(report.freeze_used_on)}</p>
      {newestFirst.length > 0 && (
        <Table
          caption={words.title}
          columns={[words.day, words.length, words.state]}
          rows={newestFirst.map(({ from, to, days: length, state }) => [
            from === to ? copy.day(from) : copy.days(from, to),
            copy.number(length),
            words[state],
          ])}
        />
      )}
    </Section>
  );
}

/** Consecutive days with the same state. */
interface DaySpan {
  readonly state: CalendarDay['state'];
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

/** The calendar as ranges instead of single days, oldest first. */
function daySpansOf(days: readonly CalendarDay[]): DaySpan[] {
  const all: DaySpan[] = [];
  for (const { dayKey, state } of days) {
    const last = all.at(-1);
    if (last?.state === state) all[all.length - 1] = { ...last, to: dayKey, days: last.days + 1 };
    else all.push({ state, from: dayKey, to: dayKey, days: 1 });
  }
  return all;
}

import type { ProgressDay, ProgressReport } from '@ninefold/contracts';
import { copy } from '../copy';
import { addDays, daysBetween } from './calendar-days';
import { firstDayShown } from './first-day-shown';

/** The period of one bar or point. */
type PeriodSize = 'day' | 'week' | 'month';

export interface Period {
  readonly label: string;
  readonly answers: number;
  readonly correct: number;
  readonly seconds: number;
  readonly xp: number;
}

export interface Periods {
  readonly size: PeriodSize;
  /** Oldest first, without gaps. */
  readonly all: readonly Period[];
}

/** Periods that fit on a phone. */
const MOST = 31;

/** Divides the time of the report into days, weeks or months: the finest that fit on a phone. */
export function periodsOf(report: ProgressReport): Periods {
  const { day_key: today, days } = report;
  const first = firstDayShown(report);
  const length = daysBetween(first, today) + 1;
  if (length <= MOST) return { size: 'day', all: spans(days, today, length, 1) };
  const weeks = Math.ceil(length / 7);
  if (weeks <= MOST) return { size: 'week', all: spans(days, today, weeks, 7) };
  return { size: 'month', all: months(days, first, today) };
}

/** Periods of equal length; the last one ends today. */
function spans(days: readonly ProgressDay[], today: string, count: number, length: number): Period[] {
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(today, (index + 1 - count) * length);
    const from = addDays(to, 1 - length);
    const label = length === 1 ? copy.day(to) : copy.days(from, to);
    return sum(
      label,
      days.filter(({ day_key }) => day_key >= from && day_key <= to),
    );
  });
}

function months(days: readonly ProgressDay[], first: string, today: string): Period[] {
  const all: Period[] = [];
  for (let day = `${first.slice(0, 7)}-01`; day <= today; day = `${addDays(day, 31).slice(0, 7)}-01`) {
    const month = day.slice(0, 7);
    all.push(
      sum(
        copy.month(day),
        days.filter(({ day_key }) => day_key.startsWith(month)),
      ),
    );
  }
  return all;
}

function sum(label: string, days: readonly ProgressDay[]): Period {
  const total = (field: 'answers' | 'correct' | 'seconds' | 'xp') =>
    days.reduce((so, day) => so + day[field], 0);
  return {
    label,
    answers: total('answers'),
    correct: total('correct'),
    seconds: total('seconds'),
    xp: total('xp'),
  };
}

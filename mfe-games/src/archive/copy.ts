import { FREE_LIMITS, LOCALE } from '@ninefold/contracts';
import { dayTitle } from '@ninefold/cards';
import { copy as screenCopy } from '../screen/copy';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
const MONTH = inUtc({ month: 'long', year: 'numeric' });
const WEEKDAYS = [inUtc({ weekday: 'narrow' }), inUtc({ weekday: 'long' })] as const;
const SUNDAY = Date.parse('2026-11-01');

/** Sunday to Saturday: as displayed, and as read aloud. */
const weekdays = Array.from({ length: 7 }, (_, day) => {
  const at = SUNDAY + day * 86_400_000;
  return [WEEKDAYS[0].format(at), WEEKDAYS[1].format(at)] as const;
});

export const copy = {
  title: 'Archive',
  lead: 'Play any daily since the first one, whenever you like. Archived puzzles are practice: they earn no XP and do not count toward your streak.',
  weekdays,
  month: (month: string) => MONTH.format(Date.parse(`${month}-01`)),
  earlier: (month: string) => `Earlier: ${month}`,
  later: (month: string) => `Later: ${month}`,
  months: 'Months',
  partial: 'What you played on other devices cannot be shown right now.',
  legend: 'What the symbols mean',
  states: {
    daily: 'Solved on its day',
    later: 'Solved later',
    started: 'Started',
    open: 'Open',
    closed: 'Not open to you',
  },
  /** A screen reader's label of a calendar day: "November 3, 2026: Sum Grid solved in 1:12, …". */
  dayLabel: (dayKey: string, parts: readonly string[]) => `${screenCopy.day(dayKey)}: ${parts.join(', ')}`,
  today: (dayKey: string) => `${screenCopy.day(dayKey)}, today: play the dailies`,
  spoken: {
    daily: (title: string, time: string, isUnverified: boolean) =>
      `${title} solved in ${time}${isUnverified ? ', not verified' : ''}`,
    later: (title: string, time: string) => `${title} solved later in ${time}`,
    started: (title: string) => `${title} started`,
    open: (title: string) => `${title} open`,
  },
  closedTo: {
    account: 'opens with a free account',
    plan: 'opens with Elite Access',
  },
  opensFor: {
    guest: `As a guest you can play yesterday's. A free account opens the last ${FREE_LIMITS.archiveDays} days, and Elite Access all of them.`,
    free: `The last ${FREE_LIMITS.archiveDays} days are open to you. Elite Access opens every day since the first.`,
  },
  signUp: 'Sign Up for Free',
  plans: 'See Plans',
  empty: (first: string) => `The first dailies come out on ${first}. After that, every day stays here.`,

  day: {
    title: dayTitle,
    back: 'Archive',
    grids: "This day's puzzles",
    daily: (time: string, isUnverified: boolean) =>
      `Solved on its day in ${time}${isUnverified ? ', not verified' : ''}`,
    later: (time: string) => `Solved later in ${time}`,
    started: 'Started',
    notSolved: 'Not solved yet',
    /** Shown when results from other devices are unknown. */
    notSolvedHere: 'Not solved on this device',
    play: 'Play',
    continue: 'Continue',
    again: 'Play Again',
    practice: 'Practice: no XP, and your streak stays as it is.',
    before: (dayKey: string) => `Day before: ${screenCopy.day(dayKey)}`,
    after: (dayKey: string) => `Day after: ${screenCopy.day(dayKey)}`,
    neighbors: 'Other days',
    calendar: 'Go to the calendar',
    boards: 'Boards for this day',
    print: 'Print this day',
    closed: {
      account: {
        title: 'A free account opens this day',
        body: `It opens the dailies of the last ${FREE_LIMITS.archiveDays} days, and keeps what you played.`,
      },
      plan: {
        title: 'Elite Access opens this day',
        body: 'It opens every daily since the first one. You can always see the dailies that you solved on their day.',
      },
    },
    yesterday: "Play yesterday's instead",
    lastOpen: 'Go to the first day that is open to you',
  },
  nowhere: {
    wrong: {
      title: 'There is no such day',
      body: 'Write a day as year, month and day, such as 2026-11-03.',
    },
    future: {
      title: 'This day has not started',
      body: 'Its puzzles come out at midnight EST, the same for everyone.',
    },
    early: {
      title: 'There were no dailies yet',
      body: (first: string) => `The first ones came out on ${first}.`,
    },
    first: 'Go to the first day',
    today: "Go to today's puzzles",
  },
} as const;

import {
  ask,
  choiceAnswer,
  counted,
  defineSkill,
  say,
  step,
  wrong,
  type ChoiceAnswer,
  type Make,
  type Mistake,
  type Step,
} from '../builder';
import { lesson } from './lesson';

/** Sunday is 0. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function weekday(number: number): string {
  return WEEKDAYS[((number % 7) + 7) % 7] ?? '';
}

interface Month {
  readonly name: string;
  readonly days: number;
  /** The date that falls on the anchor day in a year that is not a leap year. */
  readonly anchor: number;
}

const MONTHS: readonly Month[] = [
  { name: 'January', days: 31, anchor: 3 },
  { name: 'February', days: 28, anchor: 28 },
  { name: 'March', days: 31, anchor: 14 },
  { name: 'April', days: 30, anchor: 4 },
  { name: 'May', days: 31, anchor: 9 },
  { name: 'June', days: 30, anchor: 6 },
  { name: 'July', days: 31, anchor: 11 },
  { name: 'August', days: 31, anchor: 8 },
  { name: 'September', days: 30, anchor: 5 },
  { name: 'October', days: 31, anchor: 10 },
  { name: 'November', days: 30, anchor: 7 },
  { name: 'December', days: 31, anchor: 12 },
];

/** From 1900 to 2099. */
function isLeap(year: number): boolean {
  return year % 4 === 0 && year !== 1900;
}

/** Of 1900 and of 2000. */
function anchorOfCentury(year: number): number {
  return year < 2000 ? 3 : 2;
}

/** Each year moves it forward by one weekday, and each leap year by one more. */
function anchorOfYear(year: number): number {
  const since = year % 100;
  return (anchorOfCentury(year) + since + Math.floor(since / 4)) % 7;
}

/** In a leap year the anchors of January and February are one day later, because they come before the leap day. */
function anchorDate(year: number, month: number): number {
  const { anchor } = MONTHS[month] ?? { anchor: 0 };
  return month < 2 && isLeap(year) ? anchor + 1 : anchor;
}

/** @param mistakes how many days each is off */
function weekdayAnswer(right: number, mistakes: readonly (Mistake | false)[]): ChoiceAnswer {
  const all = [
    ...mistakes,
    wrong`1 | Your answer is close. Count the days again.`,
    wrong`-1 | Your answer is close. Count the days again.`,
    wrong`2 | Your answer is close. Subtract all whole weeks, and then count.`,
  ];
  const named = all.map(
    (mistake): Mistake | false => mistake && [weekday(right + Number(mistake[0])), mistake[1]],
  );
  return choiceAnswer(weekday(right), named);
}

/** Counts days forward from a weekday, or back if negative. */
function walk(from: number, days: number): Step {
  const rest = Math.abs(days) % 7;
  const word = days < 0 ? 'before' : 'after';
  const goal = weekday(from + days);
  const size = Math.abs(days);
  if (rest === 0) return step`${size} days is a number of whole weeks, so the weekday stays ${goal}.`;
  const left = rest === size ? '' : `Of the ${size} days, the whole weeks do not count. `;
  return rest === size
    ? step`${left}${counted(rest, 'day')} ${word} ${weekday(from)} is ${goal}.`
    : step`${left}${counted(rest, 'day')} ${word} ${weekday(from)} is ${goal}. | ${size} - ${size - rest} = ${rest}`;
}

/** A date of this century from March on; at difficulty 5 any date from 1900 to 2099. */
const fullDate: Make = (draw, difficulty) => {
  const year = difficulty === 4 ? draw.integer(2004, 2047) : draw.integer(1904, 2096);
  const place = draw.integer(difficulty === 4 ? 2 : 0, 11);
  const month = MONTHS[place];
  if (!month || year === 2000) return fullDate(draw, difficulty);
  const anchor = anchorDate(year, place);
  const date = draw.other(1, month.days, anchor);
  const [days, ofYear, since] = [date - anchor, anchorOfYear(year), year % 100];
  const [century, leaps] = [year - since, Math.floor(since / 4)];
  const all = since + leaps;
  const isEarlyInLeapYear = place < 2 && isLeap(year);
  const [who = ''] = draw.people(1);
  const written = `${month.name} ${date}, ${year}`;
  return {
    prompt: [
      say(
        draw.pick([
          `What day of the week is ${written}?`,
          `${who} marks ${written} on a calendar. What day of the week is it?`,
          `On what day of the week does ${written} fall?`,
        ]),
      ),
      ...(difficulty === 4 ? [say`In 2000 the anchor day was a Tuesday.`] : []),
    ],
    answer: weekdayAnswer(ofYear + days, [
      isEarlyInLeapYear &&
        wrong`1 | You did not use the leap year. In January and February of a leap year, the anchor date is one day later: ${month.name} ${anchor}.`,
      wrong`${-leaps} | You left out the leap days from ${century} to ${year}. Add ${leaps}.`,
      wrong`${-2 * days} | From ${month.name} ${anchor} to ${month.name} ${date} you go ${days > 0 ? 'forward' : 'back'}. You went the other way.`,
      wrong`${century === 1900 ? -1 : 1} | You started with the wrong anchor day. The anchor day of ${century} is ${weekday(anchorOfCentury(year))}.`,
      wrong`${-days} | This is the anchor day of ${year}, the weekday of ${month.name} ${anchor}. Continue from there to ${month.name} ${date}.`,
    ]),
    solution: [
      step`From ${century} to ${year}, there ${since === 1 ? 'is' : 'are'} ${counted(since, 'year')} with ${counted(leaps, 'leap day')}, the whole part of $${since} -: 4$. | ${since} + ${leaps} = ${all}`,
      step`The anchor day of ${century} is ${weekday(anchorOfCentury(year))}. So find the anchor day of ${year}.`,
      walk(anchorOfCentury(year), all),
      step`In ${month.name}${isEarlyInLeapYear ? ' of a leap year' : ''} the anchor date is ${anchor}. | ${days > 0 ? `${date} - ${anchor} = ${days}` : `${anchor} - ${date} = ${-days}`}`,
      walk(ofYear, days),
    ],
  };
};

/** The weekday some days from now, or some days ago. */
const daysLater: Make = (draw, difficulty) => {
  const today = draw.integer(0, 6);
  const size = difficulty === 1 ? draw.integer(9, 34) : draw.integer(36, 120);
  if (size % 7 === 0) return daysLater(draw, difficulty);
  const days = difficulty > 1 && draw.chance(0.5) ? -size : size;
  const [who = ''] = draw.people(1);
  const question =
    days > 0
      ? draw.pick([
          `Today is ${weekday(today)}. ${who} has a day off in ${size} days. What day of the week is that?`,
          `Today is ${weekday(today)}. A package arrives in ${size} days. On what day of the week does it come?`,
          `Today is ${weekday(today)}. The summer break begins in ${size} days. What day of the week is it then?`,
        ])
      : draw.pick([
          `Today is ${weekday(today)}. ${who} moved here ${size} days ago. What day of the week was that?`,
          `Today is ${weekday(today)}. A letter was mailed ${size} days ago. On what day of the week was it mailed?`,
        ]);
  return {
    prompt: ask(question),
    answer: weekdayAnswer(today + days, [
      wrong`${days > 0 ? -1 : 1} | You counted today as day 1. Today is day 0, and 7 days from it is the same weekday.`,
      days > 0
        ? wrong`${-2 * days} | You counted back. A day in the future is later, so count forward.`
        : wrong`${-2 * days} | You counted forward. A day in the past is earlier, so count back.`,
      wrong`${-days} | You kept the weekday. ${size} is not a multiple of 7, so the weekday changes.`,
    ]),
    solution: [
      step`Each whole week leads to the same weekday. Only the remainder after dividing by 7 counts. | ${size} = 7 xx ${Math.floor(size / 7)} + ${size % 7}`,
      walk(today, days),
    ],
  };
};

/** One date is known. The question is about another one in the same month, later also in a different month. */
const fromKnown: Make = (draw, difficulty) => {
  const known = draw.integer(0, 6);
  const month = MONTHS[draw.integer(3, 11)];
  const start = difficulty === 2 ? month : MONTHS[2 * draw.integer(1, 5) + 1];
  if (!month || !start) return fromKnown(draw, difficulty);
  const date = draw.other(1, month.days, month.anchor);
  const days = date - month.anchor;
  const isSame = month === start;
  if (days % 7 === 0 || (difficulty > 2 && isSame)) return fromKnown(draw, difficulty);
  return {
    prompt: ask`In some year, ${start.name} ${start.anchor} is a ${weekday(known)}, the anchor day. ${draw.pick([`What day of the week is ${month.name} ${date} of that year?`, `On what day of the week does ${month.name} ${date} of that year fall?`, `A concert is on ${month.name} ${date} of that year. What day of the week is it?`])}`,
    answer: weekdayAnswer(known + days, [
      wrong`${-2 * days} | From ${month.name} ${month.anchor} to ${month.name} ${date} you go ${days > 0 ? 'forward' : 'back'}. You went the other way.`,
      wrong`${-days} | This is ${month.name} ${month.anchor}. Continue from there to ${month.name} ${date}.`,
      wrong`${date - start.anchor - days} | You used a wrong anchor date. The anchor date of ${month.name} is ${month.name} ${month.anchor}.`,
    ]),
    solution: [
      !isSame &&
        step`The anchor date of ${month.name} is ${month.name} ${month.anchor}. So it is a ${weekday(known)} too.`,
      step`Count the days from there to ${month.name} ${date}. | ${days > 0 ? `${date} - ${month.anchor} = ${days}` : `${month.anchor} - ${date} = ${-days}`}`,
      walk(known, days),
    ],
  };
};

export const skill = defineSkill(
  lesson,
  {
    1: [daysLater],
    2: [daysLater, fromKnown],
    3: [fromKnown],
    4: [fullDate],
    5: [fullDate],
  },
  { hasYears: true },
);

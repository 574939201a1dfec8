import { LOCALE } from '@ninefold/contracts';
const count = new Intl.NumberFormat(LOCALE);
const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });
const plural = (number: number, word: string) => `${count.format(number)} ${word}${number === 1 ? '' : 's'}`;

/** Texts of Progress, except for names of games and skills. */
export const copy = {
  title: 'Progress',
  loading: 'Loading...',
  failed: 'We could not load your progress. Nothing is lost. Check your internet connection and try again.',
  later: 'You have opened your progress many times. Please try again in a minute.',
  tryAgain: 'Try again',
  table: 'Show as a table',
  none: '–',

  number: (value: number) => count.format(value),
  oneDigit: (value: number) => oneDigit.format(value),
  percent: (value: number) => `${Math.round(value)}%`,
  seconds: (value: number) => `${oneDigit.format(value)} s`,
  day: (dayKey: string) => dayAndMonth.format(new Date(dayKey)),
  days: (from: string, to: string) =>
    `${dayAndMonth.format(new Date(from))} – ${dayAndMonth.format(new Date(to))}`,
  month: (dayKey: string) => monthAndYear.format(new Date(dayKey)),

  shown: {
    free: (from: string) => `Free accounts see the last 30 days, from ${dayAndMonth.format(new Date(from))}.`,
    all: 'You see everything since your first day.',
  },

  empty: {
    title: 'Your progress begins here',
    lead: 'Play a puzzle or do a few exercises. Then you will see here how often you are right, how fast you are, and what to practice.',
    learn: 'Start learning',
    play: 'Play a puzzle',
  },

  compare: {
    title: 'Compared with before',
    lead: (days: number) => `The last ${days} days, compared with the ${days} days before.`,
    first: (days: number) => `The last ${days} days. Soon you can compare them with the days before.`,
    before: (value: string) => `${value} before`,
    rows: {
      days: 'Days of your streak',
      answers: 'Exercises',
      accuracy: 'Correct',
      speed: 'Time for an exercise',
      games: 'Games',
      xp: 'XP',
    },
    change: (value: number) => signed.format(value).replace('-', '−'),
    better: 'better',
    worse: 'not as good',
  },

  over: {
    xp: 'XP',
    xpNone: 'No XP in this period yet.',
    xpText: (total: number, best: string) => `${count.format(total)} XP in all, most on: ${best}.`,
    accuracy: 'Correct answers',
    accuracyNone: 'Do an exercise in Learn to start this line.',
    accuracyText: (all: string) => `${all} of all exercises correct.`,
    speed: 'Time for an exercise',
    speedNone: 'Do an exercise in Learn to start this line.',
    speedText: (all: string) => `${all} for an exercise on average. Lower is faster.`,
    columns: { day: 'Day', week: 'Week', month: 'Month' },
    exercises: 'Exercises',
  },

  calendar: {
    title: 'Streak calendar',
    text: (days: number, frozen: number) =>
      `${plural(days, 'day')} counted` +
      (frozen > 0 ? `, ${plural(frozen, 'day')} covered by a freeze.` : '.'),
    now: (days: number) => `${plural(days, 'day')} in a row now.`,
    longest: (days: number) => `Your longest: ${plural(days, 'day')}.`,
    freezeLeft: 'One missed day in seven does not end your streak. Your freeze is ready.',
    freezeUsed: (day: string) =>
      `Your freeze covered ${dayAndMonth.format(new Date(day))}. The next one is ready seven days after that.`,
    weekday: (dayKey: string) => weekday.format(new Date(dayKey)),
    counted: 'Counted',
    frozen: 'Freeze',
    missed: 'Not counted',
    day: 'Day',
    length: 'Days',
    state: 'Streak',
  },

  skills: {
    title: 'Your skills',
    step: 'Step',
    level: 'Level of this path',
    skill: 'Skill',
    mastery: 'Mastery',
    reached: (reached: number, all: number) => `${reached} of ${all} proficient`,
  },

  games: {
    title: 'Your games',
    none: 'Play a puzzle, and your times will appear here.',
    practice: (givens: number | null) =>
      givens === null ? 'Play for Fun' : `Play for Fun, ${plural(givens, 'digit')} given`,
    by: { choosing: 'Choosing', typing: 'Typing' },
    best: 'Best',
    usual: 'Usual',
    played: 'Played',
    game: 'Game',
    faster: (time: string) => `${time} faster`,
    slower: (time: string) => `${time} slower`,
    more: (by: string) => `${by} more correct`,
    fewer: (by: string) => `${by} fewer correct`,
    same: 'As before',
    noTrend: 'Too early to say',
    correct: (score: number) => `${oneDigit.format(score)} correct`,
    trendText: (game: string, from: string, to: string) => `${game}, by day: from ${from} to ${to}`,
    note: (days: number) =>
      `Times without hints. “Usual” is the middle of your results. The trend compares your last ${days} days with the ${days} before.`,
  },

  facts: {
    title: 'Sums and products',
    lead: 'From the Mental Math Speed Round and the Addition Drill.',
    none: 'Play a speed round or the addition drill. Then you will see which sums and products need practice.',
    operations: 'How each kind is going',
    operation: 'Kind',
    operationNames: {
      addition: 'Addition',
      subtraction: 'Subtraction',
      multiplication: 'Multiplication',
      division: 'Division',
    },
    carries: { addition: ['no carry', 'with a carry'], subtraction: ['no borrow', 'with a borrow'] },
    correct: 'Correct',
    time: 'Time',
    answers: 'Answers',
    weak: 'Missed most',
    weakNone: 'You did not miss any. Well done.',
    fact: 'Fact',
    missed: 'Missed',
    missedOf: (missed: number, answers: number) => `${missed} of ${answers}`,
    print: (fact: string) => fact.replace('x', ' × ').replace('+', ' + ').replace('-', ' − '),
  },

  export: {
    title: 'Export your progress',
    lead: 'All your sessions, answers with their questions, skills, review cards, results and days, in a file for a spreadsheet (CSV) or a program (JSON).',
    csv: 'Export as CSV',
    json: 'Export as JSON',
    busy: 'Preparing…',
    done: 'Your file is in your downloads.',
    failed: 'The file could not be created. Check your internet connection and try again.',
    later: 'You have exported a lot in the last few minutes. Please try again in a few minutes.',
    refused: 'The export is part of Elite Access.',
    plan: 'This export is part of Elite Access.',
    seePlans: 'See the plans',
    own: 'Your data is yours on every plan: download all of it in your profile, under settings.',
    profile: 'Go to your profile',
    fileName: (day: string, type: string) => `ninefold-progress-${day}.${type}`,
  },
} as const;

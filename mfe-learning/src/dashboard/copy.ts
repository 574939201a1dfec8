import { LOCALE } from '@ninefold/contracts';
const count = new Intl.NumberFormat(LOCALE);
const weekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const day = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const plural = (number: number, word: string) => `${count.format(number)} ${word}${number === 1 ? '' : 's'}`;

/** Texts of the dashboard, except for the catalog of games. */
export const copy = {
  loading: 'Loading...',

  dashboard: {
    label: 'Today',
    greeting: 'Hello',
    /** Around the name. */
    greetingTo: ['Hello, ', ''],
    signedOut: 'Please sign in to continue',
    signIn: 'Sign In',
    createAccount: 'Create Account',
    playToday: "Play today's puzzle",
    free: 'It’s free. No card needed.',
    keepsTitle: 'What an account keeps',
    keeps: [
      ['Your streak', 'One daily puzzle keeps it alive, on every device.'],
      ['Your times and your best', 'See yourself get faster, from day to day.'],
      [
        'Your XP and your steps',
        'Daily puzzles and exercises give XP; what you learn takes you along your paths, step by step.',
      ],
    ],
    playedHere: {
      stored: ['What you have played here', 'Your results on this device come along when you join.'],
      blocked: [
        'What you have played here',
        'Your results come along if you sign in before you close or reload this page.',
      ],
    },
    failed:
      'We could not load your day. Your saved results are safe. Check your internet connection and try again.',
    tryAgain: 'Try again',
    day: (dayKey: string) => weekday.format(new Date(dayKey)),
  },

  today: {
    first: 'Your first grid',
    firstLead: 'Place the digits 1 to 9, each once, so that every row and column meets its target.',
    puzzle: (game: string) => `Today’s ${game}`,
    reward: (xp: number) => `A new one every day. Solve it for ${xp} XP.`,
    play: (game: string) => `Play ${game}`,
    continue: (game: string) => `Continue ${game}`,
    learnSign: 'x²',
    review: (due: number) => (due === 0 ? 'Review' : `${count.format(due)} to review`),
    reviewLead: 'What you once missed, just before you would forget it.',
    reviewAction: (due: number) => `Review ${count.format(due)}`,
    lesson: 'Lesson or practice',
    lessonLead: 'The next step on your path.',
    lessonAction: 'Continue learning',
    minutes: (minutes: number) => `${minutes} min`,
    setsLeft: (done: number, sets: number) => `${done} of ${sets}`,
    done: 'Done',
    spokenDone: 'done',
    whole: (minutes: number) => `All of today takes about ${minutes} minutes. Any part of it is a good day.`,
    partly: (done: number, minutes: number) =>
      `${done} done, and that is already a good day. The rest takes about ${plural(minutes, 'minute')}.`,
    allDone: 'All done for today',
    allDoneLead:
      'New puzzles come at midnight EST. Until then you can play as many as you like, just for fun.',
    practice: 'Play for Fun',
    freeze: (streak: number) =>
      `You missed yesterday, and a freeze kept your streak of ${plural(streak, 'day')}. You get the next one a week later.`,
  },

  assigned: {
    title: 'For your class',
    started: 'started',
    other: 'An assignment for your class',
    all: (open: number) => `See all ${plural(open, 'assignment')}`,
  },

  progress: {
    heading: 'Overview',
    totalXp: 'Total XP',
    number: (value: number) => count.format(value),
    xpToday: (xp: number) => `+${count.format(xp)} today`,
    xpNone: 'None yet today',
    streak: 'Day streak',
    streakDays: (days: number) => plural(days, 'day'),
    streakCounted: (days: number) => `Today counts. Tomorrow: ${days + 1}.`,
    streakOpen: (days: number) => `Play today to make it ${days + 1}.`,
    streakNone: 'Play today to start one.',
    findStep: 'Find your step',
    findStepIn: (path: string) => `Find my level in ${path}`,
    levelUnknown: '–',
    levelKnown: (level: string, reached: number, all: number) =>
      `${level}: ${Math.round((100 * reached) / all)}%, ${reached} of ${plural(all, 'skill')} proficient`,
    levelFailed: 'Unknown without a connection',
    practiceComplete: 'Practice Complete',
    practiceReady: 'Ready to Practice',
    sessions: (used: number, limit: number) => `${used} of ${limit} free learning sessions used today`,
    start: 'Start practice',
    limitReached: 'Daily Limit Reached',
  },

  recent: {
    heading: 'Latest results',
    caption: 'Your latest daily results',
    columns: { game: 'Game', day: 'Day', time: 'Time' },
    day: (dayKey: string) => day.format(new Date(dayKey)),
    best: 'Best',
    unverified: 'Unverified',
    empty: 'Your times will appear here, so that you can see yourself get faster.',
  },
} as const;

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

/** Every text of the dashboard that a person reads, beside the catalogue of games. */
export const copy = {
  loading: 'Loading...',

  dashboard: {
    label: 'Dashboard',
    greeting: (name: string | null) => (name ? `Hello, ${name}` : 'Hello'),
    tabs: { overview: 'Overview', learn: 'Learn', games: 'Games', progress: 'Progress' },
    signedOut: 'Please sign in to continue',
    signIn: 'Sign In',
    createAccount: 'Create Account',
    playToday: "Play today's puzzle",
    free: 'It is free, and takes a minute.',
    keepsTitle: 'What an account keeps',
    keeps: [
      ['Your streak', 'One puzzle a day keeps it alive, on every device.'],
      ['Your times and your best', 'See yourself get faster, from day to day.'],
      ['Your XP and your level', 'Puzzles and practice give XP; what you learn is your level.'],
      ['What you have played here', 'Your results on this device come along when you join.'],
    ],
    failed:
      'We could not load your dashboard. Your results are safe. Check your internet connection and try again.',
    tryAgain: 'Try again',
    day: (dayKey: string) => weekday.format(new Date(dayKey)),
  },

  next: {
    first: 'Your first grid',
    firstLead: 'Place the digits 1 to 9, each once, so that every row and column meets its target.',
    title: (game: string) => `Today’s ${game}`,
    lead: (left: number) =>
      left === 1 ? 'The last of today’s puzzles.' : `${plural(left, 'puzzle')} left today, one play each.`,
    reward: (xp: number) => `+${xp} XP`,
    play: 'Play now',
    allDone: 'All done for today',
    allDoneLead: 'New puzzles come at midnight EST. Practice is open all day.',
    practice: 'Play for Fun',
  },

  progress: {
    heading: 'How you are doing',
    totalXp: 'Total XP',
    number: (value: number) => count.format(value),
    xpToday: (xp: number) => `+${count.format(xp)} today`,
    xpNone: 'None yet today',
    streak: 'Day streak',
    streakDays: (days: number) => plural(days, 'day'),
    streakCounted: (days: number) => `Today counts. Tomorrow: ${days + 1}.`,
    streakOpen: (days: number) => `Play today to make it ${days + 1}.`,
    streakNone: 'Play today to start one.',
    level: (level: string) => `Level ${level}`,
    levelPercent: (percent: number) => `${percent}%`,
    levelUnknown: '–',
    levelKnown: (reached: number, all: number) => `${reached} of ${plural(all, 'skill')} proficient`,
    levelFailed: 'Not known without a connection',
    practiceComplete: 'Practice Complete',
    practiceReady: 'Ready to Practice',
    sessions: (used: number, limit: number) => `${used} of ${limit} free learning sessions used today`,
    start: 'Start practice',
    limitReached: 'Daily Limit Reached',
  },

  learn: {
    failed:
      'We could not load your paths. Your answers are safe. Check your internet connection and try again.',
    all: 'See every skill',
    levels: (levels: readonly string[]) =>
      levels.length > 1 ? `Levels ${levels[0]} and ${levels.at(-1)}` : `Level ${levels[0]}`,
    proficient: (reached: number, all: number) => `${reached} of ${plural(all, 'skill')} proficient`,
  },

  recent: {
    heading: 'Latest results',
    caption: 'Your latest daily results',
    columns: { game: 'Game', day: 'Day', time: 'Time' },
    day: (dayKey: string) => day.format(new Date(dayKey)),
    best: 'Best',
    empty: 'Your times will appear here, and you will see yourself get faster.',
  },

  games: {
    today: 'Today',
    playedIn: (time: string) => `Played in ${time}`,
    notYet: 'Not yet',
    best: 'Best time',
    noBest: '–',
    noBestSpoken: 'none yet',
    daily: 'Daily Challenge',
    seeResult: 'See result',
    practice: 'Play for Fun',
    bestScore: 'Best score',
    correct: (score: number) => `${score} correct`,
    rounds: 'Rounds played',
    play: 'Play',
    of: (game: string) => ` ${game}`,
  },
} as const;

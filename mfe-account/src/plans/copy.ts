import { FREE_SESSIONS_TEXT, longDate, type PlanKey, type PlanLimits } from '@ninefold/contracts';

interface Feature {
  readonly name: string;
  /** Explains the promise. */
  readonly explanation: string;
}

/** Selling points of each plan, shown next to the table of limits. */
const features: Readonly<Record<PlanKey, readonly Feature[]>> = {
  elite: [
    {
      name: 'Unlimited access to all mathematical challenges',
      explanation: 'Every puzzle, round and lesson, and as many sessions a day as you like.',
    },
    {
      name: 'Advanced progress tracking and analytics',
      explanation: 'Covers everything you have ever done here.',
    },
    {
      name: 'Priority customer support',
      explanation: 'Mail from members is marked as such and answered first.',
    },
    { name: 'Early access to new features', explanation: 'Switch it on in your profile.' },
    { name: 'Ad-free experience', explanation: 'No ads on any plan.' },
    { name: 'Export your progress data', explanation: 'For a spreadsheet (CSV) or a program (JSON).' },
  ],
};

/** One row of the table for each limit. */
const limits: Readonly<Record<keyof PlanLimits, readonly [name: string, value: (of: PlanLimits) => string]>> =
  {
    learningSessions: [
      'Learning sessions',
      ({ learningSessions }) => (learningSessions === null ? 'Unlimited' : `${learningSessions} a day`),
    ],
    progressDays: [
      'Progress',
      ({ progressDays }) =>
        progressDays === null ? 'Since your first day' : `The last ${progressDays} days`,
    ],
    archiveDays: [
      'Dailies of earlier days',
      ({ archiveDays }) =>
        archiveDays === null ? 'Every day since the first' : `The last ${archiveDays} days`,
    ],
    exportsProgress: ['Export of your progress', ({ exportsProgress }) => (exportsProgress ? 'Yes' : 'No')],
    practiceHints: ['Hints in a practice puzzle', ({ practiceHints }) => String(practiceHints)],
    canToggleDarkMode: [
      'Light or dark',
      ({ canToggleDarkMode }) => (canToggleDarkMode ? 'Your choice' : 'Follows your device'),
    ],
  };

/** What a buyer gets with each limit; null for nothing. */
const included: Readonly<Record<keyof PlanLimits, (of: PlanLimits) => string | null>> = {
  learningSessions: ({ learningSessions }) =>
    learningSessions === null ? 'Unlimited learning sessions' : `${learningSessions} learning sessions a day`,
  progressDays: ({ progressDays }) =>
    progressDays === null
      ? 'Your progress since your first day'
      : `Your progress over the last ${progressDays} days`,
  archiveDays: ({ archiveDays }) =>
    archiveDays === null
      ? 'Every daily puzzle since the first one'
      : `The daily puzzles of the last ${archiveDays} days`,
  practiceHints: ({ practiceHints }) => `${practiceHints} hints in every practice puzzle`,
  exportsProgress: ({ exportsProgress }) => (exportsProgress ? 'Downloads of your progress data' : null),
  canToggleDarkMode: ({ canToggleDarkMode }) =>
    canToggleDarkMode ? 'Your choice of light or dark mode' : null,
};

/** Texts about plans for every page that offers them. */
export const copy = {
  features,
  limits,
  included,
  opens: 'What each plan opens',
  freePlan: 'Free',
  badge: 'LIMITED TIME OFFER',
  ends: (endsAt: string) => `until ${longDate(endsAt)}`,
  per: (interval: string) => `per ${interval}`,
  newerPlan: 'Premium Access',
  comingSoon: "Coming Soon! We'll notify you when the learning platform is ready...",
  terms: 'What you pay, and how to cancel',
  today: 'Today',
  renews: 'Renewal',
  renewsOn: (day: string, price: string, interval: string) =>
    `On ${day} for ${price}, and every ${interval} after that, until you cancel.`,
  cancel: 'Canceling',
  cancelHow:
    'At any time in your profile, under "Manage subscription". You keep the plan until the end of the period that you have paid for.',
  free: 'Stay on the free plan',
  freeIs: `Free for as long as you like: every daily puzzle, unlimited practice, your streak and your results. ${FREE_SESSIONS_TEXT}.`,
} as const;

import { FREE_SESSIONS_TEXT, LOCALE, type PlanKey, type PlanLimits } from '@ninefold/contracts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

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
      explanation: 'Over everything that you ever did here.',
    },
    {
      name: 'Priority customer support',
      explanation: 'Your mail says that you are a member, and is answered first.',
    },
    { name: 'Early access to new features', explanation: 'Switch it on in your profile.' },
    { name: 'Ad-free experience', explanation: 'Nobody here sees an ad, on any plan.' },
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
      ({ canToggleDarkMode }) => (canToggleDarkMode ? 'As you choose' : 'As your device'),
    ],
  };

/** Texts about plans for every page that offers them. */
export const copy = {
  features,
  limits,
  opens: 'What each plan opens',
  freePlan: 'Free',
  badge: 'LIMITED TIME OFFER',
  ends: (endsAt: string) => `until ${DAY.format(new Date(endsAt))}`,
  per: (interval: string) => `per ${interval}`,
  newerPlan: 'Premium Access',
  comingSoon: "Coming Soon! We'll notify you when the learning platform is ready...",
  terms: 'What you pay, and how to leave',
  today: 'Today',
  renews: 'Renewal',
  renewsOn: (day: string, price: string, interval: string) =>
    `On ${day} for ${price}, and every ${interval} after it, until you cancel.`,
  cancel: 'Canceling',
  cancelHow:
    'At any time in your profile, under "Manage subscription". You keep the plan until the end of what you paid for.',
  free: 'Stay on the free plan',
  freeIs: `Free for as long as you like: every daily puzzle, practice without end, your streak and your results. ${FREE_SESSIONS_TEXT}.`,
} as const;

import { FREE_SESSIONS_TEXT, type PlanKey } from '@ninefold/contracts';

const HINTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** What a person reads about a plan, on every page that offers it. */
/** What each plan is praised for, beside what it allows. */
const features: Readonly<Record<PlanKey, readonly string[]>> = {
  elite: [
    'Unlimited access to all mathematical challenges',
    'Advanced progress tracking and analytics',
    'Priority customer support',
    'Early access to new features',
    'Ad-free experience',
    'Export your progress data',
  ],
};

export const copy = {
  features,
  badge: 'LIMITED TIME OFFER',
  per: (interval: string) => `per ${interval}`,
  newerPlan: 'Premium Access',
  games: (hints: number) => `All puzzle games, with ${HINTS[hints] ?? hints} hints in each practice puzzle`,
  comingSoon: "Coming Soon! We'll notify you when the learning platform is ready...",
  terms: 'What you pay, and how to leave',
  today: 'Today',
  renews: 'Renewal',
  renewsOn: (day: string, price: string, interval: string) =>
    `On ${day} for ${price}, and every ${interval} after it, until you cancel.`,
  cancel: 'Cancelling',
  cancelHow:
    'At any time in your profile, under "Manage subscription". You keep the plan until the end of what you paid for.',
  free: 'Stay on the free plan',
  freeIs: `Free for as long as you like: every daily puzzle, practice without end, your streak and your results. ${FREE_SESSIONS_TEXT}.`,
} as const;

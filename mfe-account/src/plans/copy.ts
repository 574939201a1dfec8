/** What a person reads about a plan, on every page that offers it. */
export const copy = {
  /** Of these texts, and so of the dates in them. */
  language: 'en',
  badge: 'LIMITED TIME OFFER',
  per: (interval: string) => `per ${interval}`,
  games: 'All puzzle games, with three hints in each practice puzzle',
  learning: 'The learning platform',
  upgrades: (count: number) => `${count} people have upgraded`,
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
  freeIs:
    'Free for as long as you like: every daily puzzle, practice without end, your streak and your results.',
} as const;

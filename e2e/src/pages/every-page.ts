export const LEARN_PAGES = [
  '/learn',
  '/learn/distributing',
  '/learn/techniques',
  '/learn/techniques/only-cell',
  '/practice',
] as const;

const OPEN_TO_ALL = [
  '/',
  '/dashboard',
  '/puzzle-games',
  '/sum-grid',
  '/sum-grid?mode=practice',
  '/multiplication-grid',
  '/combined-grid',
  '/mental-math-speed',
  '/addition-drill',
  '/archive',
  '/archive/2026-11-01',
  '/archive/not-a-day',
  '/print/day',
  '/print/skill/mean?sheet=1',
  '/boards',
  '/challenge',
  '/challenge/not-a-code',
  '/demo',
  '/sum-grid-demo',
  '/multiplication-grid-demo',
  '/combined-grid-demo',
  ...LEARN_PAGES,
  '/classes/join',
  '/plans',
  '/upgrade',
  '/reset-password',
  '/update-password',
  '/link',
  '/signup/account',
  '/signup/success',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/legal-agreement',
  // Shows members that the code is unknown.
  '/friends/join/0123456789abcdefghjkmnpqrs',
  '/embed',
  '/not-a-page',
];

/** Pages that guests cannot reach. */
export const MEMBERS_PAGES = [
  '/practice?kind=review',
  '/progress',
  '/friends',
  '/classes',
  '/profile',
  '/admin/invite',
] as const;

/** Every page of the platform for guests and for members, with one skill, one technique and one session as examples. */
export const PAGES_OF = {
  guest: [...OPEN_TO_ALL, '/login', '/login?confirmed=failed', '/signup'],
  member: [...OPEN_TO_ALL, ...MEMBERS_PAGES],
} as const;

/** The screens that pages are designed for. */
export const SCREENS = {
  'phone, light': { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  'phone, dark': { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  'wide, light': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'wide, dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

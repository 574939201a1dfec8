import { PRODUCT_NAME } from '@ninefold/contracts';

export const copy = {
  /** Headings of the browser tab, for the screens that no catalogue names. */
  titles: {
    home: 'Daily number puzzles',
    dashboard: 'Today',
    puzzles: 'Puzzles',
    demo: 'Daily Challenge Demo',
    signIn: 'Sign in',
    signUp: 'Sign up',
    signUpSuccess: 'Welcome',
    plans: 'Plans',
    upgrade: 'Upgrade',
    profile: 'Profile',
    resetPassword: 'Reset your password',
    updatePassword: 'Choose a new password',
    invite: 'Invite',
    learn: 'Learn',
    practice: 'Practice',
    progress: 'Progress',
    classes: 'Classes',
    apps: 'Apps',
    about: 'About',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    agreement: 'User Agreement',
    notFound: 'Page Not Found',
  },
  demoTitle: (game: string) => `${game} Demo`,
  documentTitle: (title: string) => `${title} · ${PRODUCT_NAME}`,
  failure: {
    title: 'Something went wrong',
    nothingLost: 'Refreshing the page usually helps; results that you finished are kept.',
    refresh: 'Refresh Page',
  },
} as const;

import { PRODUCT_NAME } from 'shared-contracts';

/** Headings of the browser tab. */
export const titles = {
  home: 'Daily number puzzles',
  dashboard: 'Dashboard',
  puzzles: 'Puzzle games',
  drill: 'Addition drill',
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
  about: 'About',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  agreement: 'User Agreement',
  notFound: 'Page Not Found',
} as const;

export function documentTitle(title: string): string {
  return `${title} · ${PRODUCT_NAME}`;
}

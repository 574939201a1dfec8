import { FREE_SESSIONS_TEXT } from '@ninefold/contracts';

export const copy = {
  first: {
    stored: (path: string) =>
      `Your first session in ${path}. It needs no account: what you do is kept on this device.`,
    blocked: (path: string) =>
      `Your first session in ${path}. It needs no account. Your browser is not saving data for this site, so what you do is lost when you close or reload this page.`,
  },

  members: {
    title: 'This one comes with an account',
    lead: 'Mixed practice, reviews and tests build on what you have done before, so they need an account that remembers it. It’s free.',
  },
  used: {
    title: (path: string) => `You have started ${path}`,
    done: 'Your first session is done. With a free account you continue from there.',
    open: (session: string) => `Your first session, “${session}”, is still open.`,
    resume: 'Continue it',
  },
  after: {
    title: 'Keep what you have learned',
    lead: {
      stored:
        'For now it is kept on this device. When you join, everything moves to your account: your marks, your mistakes and your XP.',
      blocked:
        'Your browser is not saving data for this site. If you sign in before you close or reload this page, everything moves to your account: your marks, your mistakes and your XP.',
    },
  },

  account: [
    `${FREE_SESSIONS_TEXT}.`,
    'What you miss comes back at the right time, until you know it.',
    'Your progress, your streak and your level, on every device.',
  ],
  join: 'Get Started',
  signIn: 'Sign In',

  stillOpen: {
    title: 'Open without an account',
    first: (path: string, skill: string) => `A first session in ${path}: ${skill}`,
    lessons: 'Every lesson',
    techniques: 'The technique book',
    puzzle: 'Today’s puzzles',
  },
} as const;

import { FREE_SESSIONS_TEXT } from '@ninefold/contracts';

/** What a guest reads of sessions, and of what an account gives. */
export const copy = {
  first: (path: string) =>
    `This is your first session in ${path}. You need no account for it: what you do is kept on this device.`,

  members: {
    title: 'This one comes with an account',
    lead: 'Mixed practice, reviews and tests build on what you have done before, so they need an account to keep it. It is free.',
  },
  used: {
    title: (path: string) => `You have begun ${path}`,
    done: 'Your first session is done. With a free account you go on from there.',
    open: (session: string) => `Your first session, “${session}”, is still open. Nothing is lost.`,
    resume: 'Continue it',
  },
  after: {
    title: 'Keep what you have learned',
    lead: 'It is kept on this device until you join. Then it all comes along: your marks, your mistakes and the XP.',
  },

  account: [
    `${FREE_SESSIONS_TEXT}.`,
    'What you miss comes back at the right time, until you know it.',
    'Your progress, your streak and your level, on every device.',
  ],
  join: 'Get Started',
  signIn: 'Sign In',

  stillOpen: {
    title: 'Still open without an account',
    first: (path: string, skill: string) => `A first session in ${path}: ${skill}`,
    lessons: 'Every lesson',
    techniques: 'The technique book',
    puzzle: 'Today’s puzzles',
  },
} as const;

import { MAX_SHARED_NAME_LENGTH } from '@ninefold/contracts';

/** Texts shared by boards, friend groups, challenges and classes. */
export const copy = {
  working: 'One moment...',
  cancel: 'Cancel',
  close: 'Close',
  nameMissing: `Please enter a name of 1 to ${MAX_SHARED_NAME_LENGTH} characters.`,
  code: 'Code',
  codeMissing: 'Please enter the code.',
  signUp: 'Create a free account',
  signIn: 'Sign In',
  report: {
    title: 'Report this name?',
    /** Surrounds the name. */
    lead: [
      'We look at “',
      '” and remove the name if it is offensive or misleading. Nobody is told that you reported it.',
    ],
    send: 'Report Name',
    sent: 'Thank you. We will look at the name.',
    notSent: 'The report could not be sent. Please try again.',
  },
} as const;

/** Messages by the hint of the server's error. */
export const refusals = {
  'name-malformed': copy.nameMissing,
  'too-many-reports': 'You have reported many names today. Please write to us.',
} as const;

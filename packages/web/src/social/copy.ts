import { LOCALE, MAX_SHARED_NAME_LENGTH } from '@ninefold/contracts';

/** Texts shared by boards, friend groups, challenges and classes. */
export const copy = {
  working: 'One moment...',
  cancel: 'Cancel',
  close: 'Close',
  nameMissing: `Please enter a name of 1 to ${MAX_SHARED_NAME_LENGTH} characters.`,
  code: 'Code',
  codeMissing: 'Please enter the code.',
  codeMalformed: 'This is not a whole code. A code has 8 letters and digits, such as K7M4-XQ2P.',
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

const hours = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** Messages by the hint of the server's error. */
export const refusals = {
  'name-link': 'A name cannot contain a link. Please choose another one.',
  'name-malformed': copy.nameMissing,
  'name-removed': 'This name was removed after a report. Please choose another one.',
  'too-many-renames': (seconds: number) =>
    `You have changed names twenty times in a day. You can change them again in ${hours.format(Math.ceil(seconds / 3_600))}.`,
  'too-many-reports': 'You have reported many names today. Please write to us.',
} as const;

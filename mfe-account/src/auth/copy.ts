import { LOCALE } from '@ninefold/contracts';
const amount = (unit: 'second' | 'minute' | 'hour') => {
  const format = new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' });
  return (count: number) => format.format(count);
};

/** Texts about auth calls that several features share. */
export const copy = {
  offline:
    'We could not reach the server. Check your internet connection and try again: what you typed is still here.',
  unexpected: 'An unexpected error occurred. Please try again.',
  nothingStored:
    'Your browser is not saving data for this site. You stay signed in until you close or reload this page.',
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  busyNetwork: {
    people: 'Many people on your network are using the site at the moment.',
    signingIn: 'Many people are signing in from your network.',
    automatic: 'This page will try again automatically.',
    again: (time: string) => `Trying again in ${time}.`,
    cancel: 'Cancel',
    later:
      'Many people on your network are using the site at the moment. Please try again in a minute: what you typed is still here.',
  },
  captcha: {
    required: 'Please complete the check against robots first',
    loading: 'The check against robots is still loading. Please wait a few seconds.',
    refused:
      'The check against robots did not succeed. Please complete it again: what you typed is still here.',
    failed:
      'The check against robots could not be loaded. If you use an ad blocker, allow challenges.cloudflare.com. Then try again.',
    again: 'Try again',
  },
  password: {
    strength: {
      weak: 'Weak: easy to guess. Three or four words are easy to remember and hard to guess.',
      fair: 'Fair: a few more characters make it better.',
      good: 'Good: hard to guess.',
      strong: 'Strong: very hard to guess.',
    },
    tooLong:
      'This password is too long. Use at most 72 characters; letters with accents and emoji count as two to four.',
    guessable:
      'This password is easy to guess: it is mostly a common word, a date, a row of keys, or your own name or address. Please choose another one, such as three or four words that do not belong together.',
    same: 'This is already your password. Please choose another one.',
    breached: 'This password is in a list of leaked passwords. Please choose another one.',
  },
  wait: { seconds: amount('second'), minutes: amount('minute'), hours: amount('hour') },
} as const;

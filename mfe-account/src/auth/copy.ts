const amount = (unit: 'second' | 'minute' | 'hour') => {
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' });
  return (count: number) => format.format(count);
};

/** What a person reads about a call of the auth service, in every feature. */
export const copy = {
  offline:
    'We could not reach the server. Check your internet connection and try again: what you typed is still here.',
  unexpected: 'An unexpected error occurred. Please try again.',
  emailRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  captcha: {
    required: 'Please complete the check against robots first',
    failed:
      'The check against robots could not be loaded. Allow challenges.cloudflare.com in your ad blocker, or reload the page.',
  },
  wait: { seconds: amount('second'), minutes: amount('minute'), hours: amount('hour') },
} as const;

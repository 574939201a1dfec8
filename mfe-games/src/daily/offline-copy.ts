/** Loaded with the start of a daily, before the other texts. */
export const copy = {
  offline: {
    /** During today's daily, if the server saw the account start it. */
    verifiable:
      'You are offline. You can keep playing, but your time is verified only if you are online again when you finish.',
    unverifiable: 'You are offline. You can keep playing, but your time will not be verified.',
  },
} as const;

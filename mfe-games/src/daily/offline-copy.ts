/** Loaded with the start of a daily, before the other texts. */
export const copy = {
  /** During a daily that the server saw start. */
  started:
    'You are offline. You can keep playing, but your time is verified only if you are online again when you finish.',
  notStarted: 'You are offline. You can keep playing, but your time will not be verified.',
} as const;

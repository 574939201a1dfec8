/** Texts of the way from a solved puzzle to a challenge. */
export const copy = {
  challenge: 'Challenge someone',
  making: 'Making a link...',
  send: 'Send the Challenge',
  failed: 'The link could not be made. Check the connection and try again.',
  canYouBeat: (title: string, time: string) =>
    `Can you beat my ${time} in ${title}? Same puzzle, no account needed.`,
} as const;

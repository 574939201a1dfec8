import { formatClock } from 'shared-puzzle-engine';

/** The time of a grid or the score of a round to beat. */
export type ToBeat = { readonly seconds: number } | { readonly score: number };

const written = (result: ToBeat) =>
  'score' in result ? `${result.score} correct` : formatClock(result.seconds);

export const copy = {
  challenge: 'Challenge someone',
  /** Read aloud if there are several. */
  to: (title: string) => ` to the ${title}`,
  signUp: 'Sign up to challenge someone',
  nextRound: 'With a free account your next round can be sent to someone.',
  signUpForNext: 'Sign up for free',
  making: 'Making a link...',
  send: 'Send the Challenge',
  refusals: {
    'too-many-challenges': 'You have made many challenges today. Please try again tomorrow.',
    'unknown-result': 'This result cannot be sent as a challenge. Play again and send the new one.',
  },
  failed: 'The link could not be made. Check the connection and try again.',
  canYouBeat: (title: string, result: ToBeat) =>
    `Can you beat my ${written(result)} in ${title}? The same for both of us, no account needed.`,
  passOn: 'Challenge Someone Else',
  passedOn: (title: string, result: ToBeat) =>
    `${title}: ${written(result)}, in a challenge. Your turn? No account needed.`,
} as const;

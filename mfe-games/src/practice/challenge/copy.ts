import { LOCALE } from '@ninefold/contracts';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

export const copy = {
  title: 'Challenge',
  titleOf: (game: string) => `Challenge: ${game}`,
  invited: (game: string) => `You are challenged to a ${game}`,
  ofDay: (date: string) => `It is the puzzle of ${date}.`,
  toBeat: (time: string) => `Time to beat: ${time}`,
  /** Practice has no other clock. */
  byDevice: 'Measured on the challenger’s device.',
  hinted: (hints: number) => (hints === 0 ? 'No hints.' : `With ${counted(hints, 'hint')}.`),
  rules:
    'You get the same puzzle. While you play, you see how far your challenger was, and no digit. Then both of you see both ways.',
  start: 'Start',
  goOn: 'Continue',
  unknown: {
    title: 'This link is not valid',
    body: 'It was changed on the way, or the challenge was taken back. Ask for the link again.',
  },
  tooMany: 'This challenge was tried very often today. Come back tomorrow.',
  play: 'Play Today’s Puzzles',
  failed: 'The challenge could not be loaded. Check the connection and try again.',
  retry: 'Try again',
  race: 'The race',
  you: 'You',
  ghost: 'Ghost',
  them: 'Challenger',
  watch: (whose: string) => `Watch: ${whose}`,
  filled: (cells: number) => `${cells} of 9`,
  outcome: {
    won: (by: string) => `You were faster, by ${by}!`,
    lost: (by: string) => `Your challenger was faster, by ${by}.`,
    tied: 'A tie, to the second.',
    yours: (time: string) => `You: ${time}`,
    theirs: (time: string) => `Challenger: ${time}`,
    waiting: 'Sending your result...',
    notSent:
      'Your result is on this device. It is sent when you are back online, here or when you open this link again.',
    named: 'Send my username with it',
    namedWhy: 'Your challenger then sees who it was. Without it, they see a time.',
    notNamed: 'That could not be changed. Please try again.',
    practice: (game: string) => `Practice ${game}`,
  },
  mine: {
    title: 'Your challenges',
    empty: 'No challenge yet. Solve a practice puzzle, and send it to someone.',
    practice: 'Practice',
    guest: 'Sign in to see the challenges that you made.',
    signIn: 'Sign In',
    solved: (count: number) => (count === 0 ? 'Nobody has solved it yet' : `Solved by ${count}`),
    best: (time: string) => `best ${time}`,
    yourTime: (time: string) => `You: ${time}`,
    made: (at: string) => day.format(new Date(at)),
    answers: 'Answers',
    noAnswers: 'Nobody has solved it yet. Send the link again, or to somebody else.',
    somebody: 'Somebody',
    byDevice: 'by their device',
    watch: 'See the way',
    hide: 'Hide the way',
    takeBack: 'Take the challenge back',
    takeBackTitle: 'Take this challenge back?',
    takeBackBody: 'The link stops working, and the answers are gone.',
    keep: 'Keep It',
    all: 'All challenges',
  },
} as const;

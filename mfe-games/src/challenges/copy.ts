import { LOCALE, TIME_ZONE, type AnsweredBy } from '@ninefold/contracts';
import { copy as screenCopy } from '../screen/copy';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: TIME_ZONE });
const answered: Readonly<Record<AnsweredBy, string>> = {
  choosing: 'You choose from four answers.',
  typing: 'You type the answers.',
};

export const copy = {
  title: 'Challenge',
  titleOf: (game: string) => `Challenge: ${game}`,
  invited: (game: string) => `You have been challenged to a ${game}`,
  /** After the challenger's name. */
  invitedBy: (game: string) => ` challenges you to a ${game}`,
  ofDay: (date: string) => `This is the puzzle for ${date}.`,
  /** Dailies and archived puzzles have a day. */
  ofPuzzle: (game: string, dayKey: string | null) =>
    dayKey === null ? game : `${game} for ${screenCopy.day(dayKey)}`,
  toBeat: (time: string) => `Time to beat: ${time}`,
  /** Practice has no other clock. */
  byDevice: 'Measured on the challenger’s device.',
  byServer: 'Measured by our server.',
  hinted: (hints: number) => (hints === 0 ? 'No hints.' : `With ${counted(hints, 'hint')}.`),
  rules:
    'You get the same puzzle. While you play, you see how far along your challenger was, but no digits. Afterwards, both of you see both replays.',
  start: 'Start',
  continue: 'Continue',
  unknown: {
    title: 'This link is not valid',
    body: 'Part of it is missing, or the challenge was withdrawn. Ask for the link again.',
  },
  tooMany: 'You have started this challenge too often today. Come back tomorrow.',
  networkBusy:
    'People on your network have started this challenge too often today. Sign in to play it, or come back tomorrow.',
  play: 'Play Today’s Puzzles',
  failed: 'The challenge could not be loaded. Check the connection and try again.',
  race: 'The race',
  you: 'You',
  challenger: 'Challenger',
  /** Before a name. */
  watch: 'Watch: ',
  filled: (cells: number) => `${cells} of 9`,
  notStored:
    'These answers are no longer stored. We delete answers after 90 days, or as soon as fifty more people have answered.',
  round: {
    toBeat: (score: number, seconds: number) => `Score to beat: ${score} correct in ${seconds} seconds`,
    rules: (seconds: number) =>
      `You get the same questions, and ${seconds} seconds. While you play, you see how many correct answers your challenger had at the same point. Afterwards, both of you see both rounds.`,
    answered,
    noResult: 'A challenge does not count toward anything else: no personal best, no board and no XP.',
    left: 'You left this round before its time was up. You can play it again, but your challenger may then see that the server did not measure it.',
    starting: 'Starting',
    failed: 'The round could not be started. Check the connection and try again.',
    correct: (score: number) => `${score} correct`,
    ahead: (by: number) => `You were ahead by ${by}!`,
    behind: (by: number) => `Your challenger was ahead by ${by}.`,
    tied: 'A tie: the same number of correct answers.',
    given: 'Given',
    own: 'Play a Round of Your Own',
  },
  outcome: {
    faster: (by: string) => `You were faster by ${by}!`,
    slower: (by: string) => `Your challenger was faster by ${by}.`,
    tied: 'A tie, down to the second.',
    yours: (result: string) => `You: ${result}`,
    theirs: (result: string) => `Challenger: ${result}`,
    theirHints: (hints: number) => `Your challenger took ${counted(hints, 'hint')}.`,
    waiting: 'Sending your result...',
    notSent: {
      stored:
        'Your result is on this device. It will be sent when you are back online: from any page if you have an account, or from this link if you do not.',
      blocked: 'Keep this page open. Your result will be sent when you are back online.',
    },
    refusals: {
      stored: {
        'network-busy':
          'People on your network have answered this challenge too often today. Your result stays on this device. Sign in to send it now, or open this link again tomorrow.',
      },
      blocked: {
        'network-busy':
          'People on your network have answered this challenge too often today. Sign in to send your result. Otherwise, it will be lost when you close or reload this page.',
      },
    },
    named: 'Send my username with it',
    namedWhy: 'Your challenger then sees who it was. Without it, they see the result alone.',
    notNamed: 'That could not be changed. Please try again.',
    nameless: 'You have no username yet. Choose one in your profile, and then come back to this link.',
    toProfile: 'Go to my profile',
    notStored:
      'The limit of answers to this challenge is reached, so your result was not stored. Your challenger does not see it.',
    notMeasured:
      'Our server measures only a first attempt, and only if it saw all of it and a person can be that fast. Your challenger sees that this result was measured on your device, and it is never listed as the best.',
    refused: 'Our server did not accept this result because its numbers are not consistent.',
    practice: (game: string) => `Practice ${game}`,
    guest: 'With a free account you can send your username with it and make your own challenges.',
  },
  mine: {
    named: 'Show my username to everybody who opens the link',
    notNamed: 'That did not work. Check the connection and try again.',
    nameless: 'Please choose a username in your settings first.',
    title: 'Your challenges',
    ready: (game: string, time: string) => `Your ${game}, solved in ${time}, is ready to be sent.`,
    empty: 'No challenge yet. Solve a practice puzzle or play a round, and send it to someone.',
    practice: 'Practice',
    guest: 'Sign in to see the challenges that you have made.',
    answered: (count: number) => (count === 0 ? 'Nobody has answered it yet' : `Answered by ${count}`),
    best: (result: string) => `best ${result}`,
    yours: (result: string) => `You: ${result}`,
    made: (at: string) => day.format(new Date(at)),
    answeredBy: { choosing: 'four answers', typing: 'typed' } satisfies Record<AnsweredBy, string>,
    more: 'Show Older Ones',
    noMore: 'No older ones.',
    answers: 'Answers',
    noAnswers: 'Nobody has answered it yet. Send the link again, or to somebody else.',
    somebody: 'Somebody',
    byDevice: 'measured on their device',
    newest: 'The newest fifty are shown.',
    watch: 'See the replay',
    hide: 'Hide the replay',
    /** Read aloud after "See the replay". */
    of: ' of ',
    takeBack: 'Withdraw the challenge',
    takeBackTitle: 'Withdraw this challenge?',
    notTakenBack: 'The challenge could not be withdrawn. Please try again.',
    takeBackBody: 'The link stops working, and the answers are deleted.',
  },
  report: (name: string) => `Report the name ${name}`,
} as const;

import { MAX_GROUP_MEMBERS, LOCALE, PRODUCT_NAME, MAX_FRIEND_GROUPS } from '@ninefold/contracts';
import { refusals } from '@ninefold/web/social';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Texts of the sheets of friends. */
export const copy = {
  title: "Friends' sheets",
  people,
  failed: 'The sheets could not be loaded. Check the connection and try again.',
  notDone: 'That did not work. Check the connection and try again.',
  /** What the database refuses, by the hint of the error. */
  refusals: {
    'name-reserved': 'Please choose another name: this one could be taken for ours.',
    'too-many-groups': `You are on ${MAX_FRIEND_GROUPS} sheets, which is the most. Leave one first.`,
    'set-up-first': 'Please choose a username in your settings first.',
    'unknown-member': 'This person is not on the sheet any more.',
    'not-the-owner': 'Only the owner of the sheet can do this.',
    'not-your-group': 'You are not on this sheet any more.',
    ...refusals,
  },
  list: {
    lead: "Play the day's puzzles beside people you know: who has solved what, how the week went, and times of the puzzles that you have solved too.",
    empty: 'You are on no sheet yet.',
    emptyLead: `Make one and send its link to up to ${MAX_GROUP_MEMBERS - 1} people. Or enter the code that somebody sent you.`,
    make: 'Make a sheet',
    name: 'Name of the sheet',
    nameHint: 'Everybody on the sheet, and everybody you invite, reads it.',
    codeHint: 'Or the whole link of an invitation.',
    open: 'Open the invitation',
    played: (count: number, members: number) =>
      count === 0 ? 'nobody has played today' : `${count} of ${members} played today`,
    owner: 'Yours',
  },
  sheet: {
    all: 'All sheets',
    count: (members: number) => `${members} of ${MAX_GROUP_MEMBERS} people`,
    play: (game: string) => `Play today's ${game}`,
    whole: 'You have solved all of today. New puzzles come at midnight EST.',
    alone: 'It is only you here',
    aloneLead: 'A sheet is for company: send the link to people you know.',
    full: `This sheet is full: ${MAX_GROUP_MEMBERS} people are on it. When somebody leaves, there is a place again.`,
    invite: 'Share the invitation',
    invitation: (name: string, link: string) => `Join my sheet “${name}” on ${PRODUCT_NAME}: ${link}`,
    members: 'On this sheet',
    you: 'You',
    owner: 'Owner',
    options: 'Options of the sheet',
    optionsOf: (name: string) => `Options for ${name}`,
    open: 'open',
    solved: 'solved',
    solvedIn: (time: string) => `solved in ${time}`,
    openNote: '–',
    week: 'Last seven days',
    today: 'today',
    dayOf: (day: string, count: number) => `${day} ${count}`,
    streak: (days: number) => (days === 1 ? 'Streak of 1 day' : `Streak of ${days} days`),
    legend:
      'A time is shown when you have solved that puzzle too and our server measured it. A column is a day, with a cell for each puzzle that was solved on it.',
    gone: 'You are not on this sheet',
    goneLead: 'You have left it, you were removed, or it was deleted.',
    stale: 'The sheet could not be refreshed. This is how it was.',
  },
  options: {
    rename: 'Save the name',
    invitation: 'Invitation',
    code: 'Code',
    noCode: 'There is no invitation: nobody can join.',
    renew: 'Renew the code',
    renewLead: 'The link that you sent so far lets nobody in any more. Who is on the sheet stays.',
    renewed: 'There is a new code. Send its link to those whom you invite.',
    makeCode: 'Make a new code',
    revoke: 'Take the invitation back',
    revokeLead: 'Nobody can join until you make a new code. Who is on the sheet stays.',
    leave: 'Leave the sheet',
    leaveLead: 'The others do not see you here any more, and you do not see them.',
    leaveOwner:
      'The sheet then belongs to the person who has been on it longest. Or hand it over to somebody first.',
    leaveAlone: 'You are the only one here: the sheet is deleted.',
    delete: 'Delete the sheet',
    deleteLead: 'It is gone for everybody on it, and cannot be brought back.',
    report: 'Report the name of the sheet',
    reportUsername: 'Report the name of this person',
    remove: 'Remove from the sheet',
    removeLead: (name: string) =>
      `${name} does not see this sheet any more. The code changes too: the link that you sent so far lets nobody in.`,
    handOver: 'Hand the sheet over',
    handOverLead: (name: string) =>
      `${name} becomes the owner: to rename it, to invite and to remove. You stay on it.`,
    done: 'Saved.',
  },
  join: {
    guestTitle: 'You are invited to a sheet of friends',
    guestLead: `On ${PRODUCT_NAME}, friends play the same three number puzzles each day. On a sheet they see which of them everybody has solved, and how the week went.`,
    guestNext: 'Sign in to see which sheet it is, and to decide. The invitation waits for you here.',
    guestTry: 'Or look at the puzzles first.',
    puzzles: 'Puzzles',
    /** Around the name of the sheet. */
    title: ['Join “', '”?'],
    members: (count: number) =>
      `${people(count)} ${count === 1 ? 'is' : 'are'} on this sheet, of at most ${MAX_GROUP_MEMBERS}.`,
    shownTitle: 'What they will see of you',
    shown: [
      'your username, your color and your country, if you chose one',
      "which of today's puzzles you have solved",
      'your time of a puzzle, when they have solved it too',
      'how many puzzles you solved on each of the last seven days',
      'your streak',
    ],
    sameForYou: 'You see the same of them, and nobody else sees anything. You can leave at any time.',
    join: 'Join',
    joining: 'Joining...',
    notNow: 'Not now',
    report: 'Report the name of the sheet',
    toSheets: "Friends' sheets",
    full: 'This sheet is full',
    fullLead: `${MAX_GROUP_MEMBERS} people are on it, which is the most. When somebody leaves, the link works again.`,
    'too-many': 'You are on too many sheets',
    'too-manyLead': `One person can be on ${MAX_FRIEND_GROUPS}. Leave one, and open the invitation again.`,
    'set-up-first': 'Choose a username first',
    'set-up-firstLead': 'The others see you by your username. Then you come back here.',
    setUp: 'Set up my profile',
    'wrong-code': 'This invitation does not work',
    'wrong-codeLead': 'The code was renewed or taken back, or a part of it is missing. Ask for a new link.',
    wait: 'Too many codes',
    waitLead: (seconds: number) => `You tried many codes in a short time. Try again in ${minutes(seconds)}.`,
  },
  /** Of the week, oldest first: a letter to write, and a word to say. */
  days(lastDay: string): readonly { readonly short: string; readonly long: string }[] {
    return Array.from({ length: 7 }, (_, at) => {
      const day = new Date(`${lastDay}T12:00:00Z`);
      day.setUTCDate(day.getUTCDate() - 6 + at);
      const named = (weekday: 'narrow' | 'long') =>
        day.toLocaleDateString(LOCALE, { weekday, timeZone: 'UTC' });
      return { short: named('narrow'), long: named('long') };
    });
  },
} as const;

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
}

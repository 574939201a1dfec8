import { MAX_GROUP_MEMBERS, LOCALE, PRODUCT_NAME, MAX_FRIEND_GROUPS } from '@ninefold/contracts';
import { refusals } from '@ninefold/web/social';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const copy = {
  title: 'Friend groups',
  people,
  failed: 'The groups could not be loaded. Check the connection and try again.',
  notDone: 'That did not work. Check the connection and try again.',
  /** Refusals of the database, by the hint of the error. */
  refusals: {
    'name-reserved': 'Please choose another name: this one could be mistaken for ours.',
    'too-many-groups': `You are in ${MAX_FRIEND_GROUPS} groups, which is the most. Leave one first.`,
    'set-up-first': 'Please choose a username in your settings first.',
    'unknown-member': 'This person is no longer in the group.',
    'not-the-owner': 'Only the owner of the group can do this.',
    'not-your-group': 'You are no longer in this group.',
    ...refusals,
  },
  list: {
    lead: "Play the day's puzzles with people you know. See who has solved what, how the week is going, and their times for puzzles that you have solved too.",
    empty: 'You are not in a friend group yet.',
    emptyLead: `Make one and send its link to up to ${MAX_GROUP_MEMBERS - 1} people. Or enter a code that somebody sent you.`,
    make: 'Make a group',
    name: 'Group name',
    nameHint: 'Everybody in the group, and everybody you invite, can read it.',
    codeHint: '8 letters and digits. You can also paste the whole invitation.',
    open: 'Open the invitation',
    played: (count: number, members: number) =>
      count === 0 ? 'nobody has played today' : `${count} of ${members} played today`,
    owner: 'Yours',
  },
  group: {
    all: 'All groups',
    count: (members: number) => `${members} of ${MAX_GROUP_MEMBERS} people`,
    play: (game: string) => `Play today's ${game}`,
    whole: "You have solved all of today's puzzles. New ones come out at midnight EST.",
    alone: 'Nobody else has joined yet',
    aloneLead: 'Send the link to people you know, or read the code out.',
    full: `This group is full: ${MAX_GROUP_MEMBERS} people are in it. When somebody leaves, there is room again.`,
    invite: 'Share the invitation',
    invitation: (name: string, link: string) => `Join my group “${name}” on ${PRODUCT_NAME}: ${link}`,
    members: 'In this group',
    you: 'You',
    owner: 'Owner',
    options: 'Group options',
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
      'A time is shown when you have solved that puzzle too and it is verified. Each column is a day, with a cell for each puzzle solved on that day.',
    gone: 'You are not in this group',
    goneLead: 'You have left it, you were removed, or it was deleted.',
    stale: 'The group could not be refreshed. This is how it was.',
  },
  options: {
    rename: 'Save the name',
    invitation: 'Invitation',
    codeNote: (until: string) =>
      `Works through ${until}. Others enter it on their Friend groups page. The link works until you revoke the invitation.`,
    expired: (until: string) => `The code worked through ${until}. The link still works.`,
    noCode: 'There is no invitation: nobody can join.',
    renew: 'New code',
    renewLead: 'The old code stops working immediately. The link stays the same. Members stay in the group.',
    renewed: 'There is a new code. The old one no longer works.',
    makeCode: 'Make a new invitation',
    revoke: 'Revoke the invitation',
    revokeLead:
      'The code and the links that you have sent stop working immediately. Nobody can join until you make a new invitation. Members stay in the group.',
    preview: "Show the group's name and my username to people who open the link, before they sign in",
    leave: 'Leave the group',
    leaveLead: 'The others no longer see you here, and you do not see them.',
    leaveOwner:
      'The group then belongs to the person who has been in it longest. Or hand it over to somebody first.',
    leaveAlone: 'You are the only one here: the group is deleted.',
    delete: 'Delete the group',
    deleteLead: 'It is gone for everybody in it, and cannot be restored.',
    report: "Report the group's name",
    reportUsername: "Report this person's name",
    remove: 'Remove from the group',
    /** Around the name of the member. */
    removeLead: [
      '',
      ' no longer sees this group. The code and the link change too, so links that you have already sent stop working.',
    ],
    handOver: 'Hand the group over',
    /** Around the name of the member. */
    handOverLead: [
      '',
      ' becomes the owner and can rename the group, invite people and remove them. You stay in the group.',
    ],
    done: 'Saved.',
  },
  join: {
    guestTitle: 'You are invited to a friend group',
    guestLead: `On ${PRODUCT_NAME}, friends play the same three number puzzles each day. In a friend group, they see which of them everybody has solved, and how the week is going.`,
    /** Between and after the names of the owner and the group. */
    guestInvited: [' invites you to “', '”'],
    guestKnown:
      'Sign in to see what the others would see about you and to decide. The invitation waits for you here.',
    guestNext: 'Sign in to see which group it is and to decide. The invitation waits for you here.',
    guestDaily: 'Or look at the puzzles first.',
    puzzles: 'Puzzles',
    /** Around the name of the group. */
    title: ['Join “', '”?'],
    members: (count: number) =>
      `${people(count)} ${count === 1 ? 'is' : 'are'} in this group. It has room for ${MAX_GROUP_MEMBERS}.`,
    shownTitle: 'What they will see about you',
    shown: [
      'your username, your color and your country, if you chose one',
      "which of today's puzzles you have solved",
      'your time for a puzzle, once they have solved it too',
      'how many puzzles you solved on each of the last seven days',
      'your streak',
    ],
    sameForYou: 'You see the same about them, and nobody else sees anything. You can leave at any time.',
    join: 'Join',
    joining: 'Joining...',
    notNow: 'Not now',
    report: "Report the group's name",
    toGroups: 'Friend groups',
    full: 'This group is full',
    fullLead: `${MAX_GROUP_MEMBERS} people are in it, which is the most. When somebody leaves, the link works again.`,
    'too-many': 'You are in too many groups',
    'too-manyLead': `One person can be in ${MAX_FRIEND_GROUPS}. Leave one, and open the invitation again.`,
    'set-up-first': 'Choose a username first',
    'set-up-firstLead': 'The others see you by your username. Then you come back here.',
    setUp: 'Set up my profile',
    'wrong-code': 'This invitation does not work',
    'wrong-codeLead':
      'The code was mistyped, or it has expired, or it was replaced or revoked. Check it, or ask for a new one.',
    'too-many-joins': 'Many people have joined today',
    'too-many-joinsLead':
      'A code or link can be used a limited number of times a day. Try again tomorrow, or ask for a new one.',
    'network-wait': 'Too many wrong codes',
    'network-waitLead': (seconds: number) =>
      `Too many wrong codes were entered from your network. Try again in ${minutes(seconds)}, or open the link of the invitation instead.`,
    wait: 'Too many codes',
    waitLead: (seconds: number) =>
      `You have tried many codes in a short time. Try again in ${minutes(seconds)}.`,
  },
  /** The last day of a code. */
  until: (dayKey: string) =>
    new Date(dayKey).toLocaleDateString(LOCALE, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  /** The days of the week that ends on `lastDay`, oldest first: a letter to show, and a word to read aloud. */
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

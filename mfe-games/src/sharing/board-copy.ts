import { LOCALE } from '@ninefold/contracts';

const count = new Intl.NumberFormat(LOCALE);

/** The account settings use the same texts. */
export const copy = {
  label: 'Show me on public boards',
  what: 'Players who are signed in then see your username, color, flag and checked results. You can turn this off at any time, which takes you off every board.',
  ask: 'The server checked this result. Do you want it on the public boards?',
  no: 'Not now',
  yours: (place: number, players: number) =>
    `Your place today: ${count.format(place)} of ${count.format(players)}.`,
  open: 'See the board',
  unreachable: 'That could not be changed. Check the connection and try again.',
  'too-often': 'You have changed this too often. Please try again in an hour.',
  nameFirst: 'Choose a username first: the boards show it.',
  profile: 'Open your profile',
} as const;

import { LOCALE } from '@ninefold/contracts';

/** "9:12 AM", with the weekday unless it is today. */
function clockTime(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const weekday = isToday ? {} : { weekday: 'short' as const };
  return new Date(at).toLocaleTimeString(LOCALE, { ...weekday, hour: 'numeric', minute: '2-digit' });
}

export const copy = {
  title: 'Daily Challenge Complete!',
  yourTime: (time: string) => `You solved today's puzzle in ${time}.`,
  yourTimeOf: (day: string, time: string) => `You solved the puzzle for ${day} in ${time}.`,
  earned: (xp: number, streak: number) =>
    `+${xp} XP. Your streak: ${streak} ${streak === 1 ? 'day' : 'days'}.`,
  next: 'Next challenge in',
  links: 'More to play',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  resets: 'Puzzles reset at midnight EST.',
  practice: 'Practice Mode',
  friends: 'Friend groups',
  hub: 'Puzzles',
  archive: 'Archive',
  print: 'Print the Puzzles',
  dashboard: 'Today',
  /** Shown on other sites. */
  others: 'Play the other two',
  elsewhere: {
    title: 'More puzzles at Ninefold',
    body: 'This page has one puzzle a day. The other two, practice and lessons are at Ninefold.',
    open: 'Open Ninefold',
    close: 'Keep Playing',
  },

  newDay: {
    waits: 'A new puzzle is here. Its clock starts when you open it.',
    finishFirst: 'A new puzzle is here. You can still finish this one first.',
    play: "Play today's puzzle",
  },

  longClock: {
    since: (at: number) => `since ${clockTime(at)}`,
    why: 'The clock runs from your first look at the puzzle, even while the page is closed.',
  },

  unverified: {
    uncertain: 'The server has not confirmed this time yet, so it may be saved as not verified.',
    late: 'The server did not measure this time, so it will be saved as not verified.',
    saved: 'This time is not verified, so boards do not list it and it cannot be your best.',
  },

  leave: {
    title: 'Leave the daily puzzle?',
    body: 'Practice has another puzzle for you. An unsolved daily keeps your digits, and its clock keeps running.',
    stay: 'Keep Playing',
    leave: 'Go to Practice',
  },
} as const;

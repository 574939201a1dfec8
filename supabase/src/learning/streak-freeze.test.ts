import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { scriptValues } from '../testing/script-values';

/**
 * A streak survives one missed day in seven. Days are numbered from long ago: 0 is the first, and the last one is
 * today.
 */

const PLAYER = randomUUID();
const ACCOUNT = `insert into auth.users (id) values ('${PLAYER}');`;

/** Counts these days, each given as days before today, in this order. */
const count = (daysAgo: readonly number[]) =>
  daysAgo
    .map((days) => `select private.count_day('${PLAYER}', private.day_key_at(now()) - ${days});`)
    .join('\n');

const STREAK = `private.current_streak('${PLAYER}')`;
const FREEZE = `private.day_key_at(now()) - private.freeze_used_on('${PLAYER}')`;
const look = `select jsonb_build_array(${STREAK}, ${FREEZE}) as value;`;

/** Today's streak, and how many days ago a freeze was used. */
const CASES: readonly (readonly [string, readonly number[], readonly [number, number | null]])[] = [
  ['nothing was played', [], [0, null]],
  ['days in a row need no freeze', [2, 1, 0], [3, null]],
  ['yesterday missed is covered, before today is played', [3, 2], [2, 1]],
  ['yesterday missed is covered, and not counted as a day', [3, 2, 0], [3, 1]],
  ['two missed days end a streak', [4, 3, 0], [1, null]],
  ['two missed days end a streak, also before today is played', [4, 3], [0, null]],
  ['a second missed day within seven ends a streak', [6, 4, 3, 2, 0], [1, 5]],
  ['a second missed day within seven ends a streak, also before today is played', [6, 4, 3, 2], [0, 5]],
  ['a missed day seven days after another is covered', [9, 7, 6, 5, 4, 3, 2, 0], [8, 1]],
  ['a freeze of six days ago is still shown', [7, 5, 4, 3, 2, 1, 0], [7, 6]],
  ['a freeze of seven days ago is not shown any more', [8, 6, 5, 4, 3, 2, 1, 0], [8, null]],
  ['a day that is counted late gives its freeze back', [2, 0, 1], [3, null]],
  ['a day that is counted late may stand after a freeze itself', [3, 0, 1], [3, 2]],
  ['a day that is counted again changes nothing', [2, 1, 1, 0, 0], [3, null]],
];

/** Which of 40 days were played; the last one is today. */
const histories = fc.sample(
  fc.array(
    fc.boolean().chain((often) => fc.boolean().map((each) => each || often)),
    {
      minLength: 40,
      maxLength: 40,
    },
  ),
  { numRuns: 60, seed: 815 },
);
const playedDaysAgo = (history: readonly boolean[]) =>
  history.flatMap((played, day) => (played ? [history.length - 1 - day] : []));

/** The rule restated: walk through the days, and spend a freeze if one is available and the next day is played. */
function streakAfter(history: readonly boolean[]): number {
  let streak = 0;
  let frozen = -7;
  history.forEach((played, day) => {
    if (played) streak += 1;
    else if (streak === 0 || !history[day - 1] || day - frozen < 7) streak = 0;
    else if (history[day + 1] ?? true) frozen = day;
    else streak = 0;
  });
  return streak;
}

/** If today is missed, the streak stays until the day ends. */
const yesterdayOf = (history: readonly boolean[]) => (history.at(-1) ? history : history.slice(0, -1));

const inOrder = histories.map((history) => ACCOUNT + count(playedDaysAgo(history)) + look);
const lateYesterday = histories.map((history) => {
  const days = playedDaysAgo(history);
  const recent = days.filter((day) => day < 2);
  return ACCOUNT + count([...days.filter((day) => day >= 2), ...recent.reverse()]) + look;
});

let values: unknown[];

beforeAll(async () => {
  const cases = CASES.map(([, days]) => ACCOUNT + count(days) + look);
  values = await scriptValues([...cases, ...inOrder, ...lateYesterday]);
});

test.each(CASES.map(([name, , expected], index) => ({ name, expected, index })))(
  '$name',
  ({ expected, index }) => {
    expect(values[index]).toEqual(expected);
  },
);

test('the streak follows from the played days, whichever of the last two arrives first', () => {
  const answers = values.slice(CASES.length) as [number, number | null][];
  const streaks = answers.map(([streak]) => streak);
  const expected = histories.map((history) => streakAfter(yesterdayOf(history)));
  expect(streaks.slice(0, histories.length)).toEqual(expected);
  expect(answers.slice(histories.length)).toEqual(answers.slice(0, histories.length));
});

import { FREE_DAILY_SESSIONS, type LearningSessionKind } from '@ninefold/contracts';
import { atOnce } from '../testing/at-once';
import {
  answer,
  answers,
  requestStart,
  complete,
  learningState,
  leaveSessions,
  longSession,
  saveAnswers,
  sendAnswers,
  startSession,
} from '../testing/learning';
import { newPlayer, newSubscriber, type Player } from '../testing/players';
import { reviewed, saveCards } from '../testing/review-cards';

/** Reviews use none of the free sessions and cannot be used to exceed their limit. */

const REVIEW = { kind: 'review' } as const;
const LIMIT = { code: 'PT429', hint: 'daily-session-limit' };
const REFUSED = { code: '22023', hint: 'malformed-answers' };
const MEAN = 'skill:mean';

/** A player with one card that has been due since yesterday. */
async function withDueCard(made: Promise<Player> = newPlayer(), card = MEAN): Promise<Player> {
  const player = await made;
  await saveCards(player.client, reviewed(card, 4, -1));
  return player;
}

const started = (starts: readonly { error: unknown }[]) => starts.filter(({ error }) => !error).length;

test('a review can be started without sessions left, and uses none', async () => {
  const { client, id } = await withDueCard();
  await leaveSessions(id, FREE_DAILY_SESSIONS);
  expect((await requestStart(client)).error).toMatchObject(LIMIT);
  expect(await startSession(client, REVIEW)).toMatchObject({ sessions_today: FREE_DAILY_SESSIONS });
  expect((await requestStart(client)).error).toMatchObject(LIMIT);
});

test('a review does not change the day’s sessions', async () => {
  const { client } = await withDueCard();
  await startSession(client, REVIEW);
  expect(await learningState(client)).toMatchObject({ sessions_today: 0, open_session: REVIEW });
  expect(await startSession(client)).toMatchObject({ sessions_today: 1 });
});

test.each<[string, (made: Promise<Player>) => Promise<Player>]>([
  ['has no card', (made) => made],
  [
    'has a card that is due tomorrow',
    async (made) => {
      const player = await made;
      await saveCards(player.client, reviewed(MEAN, 1, 1));
      return player;
    },
  ],
])('no review is started for a player who %s, subscribed or not', async (_, prepare) => {
  for (const made of [newPlayer(), newSubscriber()]) {
    const { client } = await prepare(made);
    const { error, status } = await requestStart(client, REVIEW);
    expect([status, error]).toMatchObject([409, { code: 'PT409', hint: 'nothing-due' }]);
  }
});

test('another player’s card does not open a review', async () => {
  await withDueCard();
  const { client } = await newPlayer();
  expect((await requestStart(client, REVIEW)).error).toMatchObject({ hint: 'nothing-due' });
});

test('a started review stays the same session after its cards are no longer due', async () => {
  const { client } = await withDueCard();
  const { id } = await startSession(client, REVIEW);
  await saveCards(client, reviewed(MEAN, 0, 9));
  expect(await startSession(client, { id, ...REVIEW })).toMatchObject({ id });
  expect((await requestStart(client, REVIEW)).error).toMatchObject({ hint: 'nothing-due' });
});

test.each<[string, string, Record<string, unknown>]>([
  ['of its card', MEAN, { skill: 'mean', seed: 815 }],
  ['of the same skill, after a miss', MEAN, { skill: 'mean', seed: 7, difficulty: 1 }],
  ['of a product that was missed in a game', 'fact:7x8', { skill: 'fact-products', seed: 7008 }],
  ['of a sum that was missed in a game', 'fact:27+48', { skill: 'fact-sums', seed: 27048 }],
  ['of a difference that was missed in a game', 'fact:78-11', { skill: 'fact-differences', seed: 78011 }],
  ['of a quotient that was missed in a game', 'fact:56/7', { skill: 'fact-quotients', seed: 56007 }],
])(
  'a review takes an exercise %s, even when the card is no longer due, and pays for it',
  async (_, card, change) => {
    const { client } = await withDueCard(newPlayer(), card);
    const session = await longSession(client, REVIEW);
    await saveCards(client, reviewed(card, 0, 9));
    await saveAnswers(client, session, [answer({ difficulty: 2, ...change })]);
    expect(await complete(client, session)).toMatchObject({ problems_correct: 1 });
  },
);

test.each([
  ['another skill', MEAN, 'median'],
  ['a skill whose name begins like that of the card', 'skill:mean-of-two', 'mean'],
  ['products, when a sum is due', 'fact:27+48', 'fact-products'],
  ['sums, when a product is due', 'fact:7x8', 'fact-sums'],
  ['sums, when a difference is due', 'fact:78-11', 'fact-sums'],
  ['differences, when a quotient is due', 'fact:56/7', 'fact-differences'],
])('a review is not practice of %s', async (_, card, skill) => {
  const { client } = await withDueCard(newPlayer(), card);
  const session = await longSession(client, REVIEW);
  expect((await sendAnswers(client, session, [answer({ skill })])).error).toMatchObject(REFUSED);
  expect(await complete(client, session)).toMatchObject({ problems_attempted: 0, xp_earned: 0 });
  expect((await learningState(client)).skills).toEqual([]);
});

test('a program that keeps one card due can review 20 times on a free day, and a subscriber more', async () => {
  const free = await withDueCard();
  const paid = await withDueCard(newSubscriber());
  for (const { id } of [free, paid]) await leaveSessions(id, 19, REVIEW);
  await startSession(free.client, REVIEW);
  await startSession(paid.client, REVIEW);
  expect((await requestStart(free.client, REVIEW)).error).toMatchObject(LIMIT);
  expect((await requestStart(paid.client, REVIEW)).error).toBeNull();
  // Reviews of another day are not counted.
  const other = await withDueCard();
  await leaveSessions(other.id, 20, { ...REVIEW, hoursAgo: 25 });
  expect((await requestStart(other.client, REVIEW)).error).toBeNull();
});

test.each([
  [19, 4],
  [20, 0],
])('after %d reviews of a day the next session earns %d XP', async (count, xp_earned) => {
  const { client, id } = await withDueCard();
  // A second before a session that has lasted for an hour.
  await leaveSessions(id, count, { ...REVIEW, hoursAgo: 3_601 / 3_600 });
  const session = await longSession(client);
  await saveAnswers(client, session, answers(1));
  expect(await complete(client, session)).toMatchObject({ xp_earned });
});

test.each<LearningSessionKind>(['review', 'practice', 'placement'])(
  'sessions of all kinds are at most 300 a day: no %s follows them',
  async (kind) => {
    const { client, id } = await withDueCard(newSubscriber());
    await leaveSessions(id, 150, REVIEW);
    await leaveSessions(id, 150);
    expect((await requestStart(client, { kind })).error).toMatchObject(LIMIT);
  },
);

describe('concurrent starts', () => {
  test('use at most the last session, and the reviews among them use none', async () => {
    const { client, id } = await withDueCard();
    await leaveSessions(id, 2);
    const starts = await atOnce(8, (index) => requestStart(client, index % 2 ? REVIEW : {}));
    expect(started(starts.filter((_, index) => index % 2 === 0))).toBe(1);
    expect(started(starts.filter((_, index) => index % 2 === 1))).toBe(4);
    expect(await learningState(client)).toMatchObject({ sessions_today: 3 });
  });

  test('start at most the last review of a free day', async () => {
    const { client, id } = await withDueCard();
    await leaveSessions(id, 19, REVIEW);
    expect(started(await atOnce(6, () => requestStart(client, REVIEW)))).toBe(1);
  });

  test('start a review before its last card is answered, or not at all', async () => {
    const { client } = await withDueCard();
    const [starts] = await Promise.all([
      atOnce(4, () => requestStart(client, REVIEW)),
      saveCards(client, reviewed(MEAN, 0, 9)),
    ]);
    const hints = starts.flatMap(({ error }) => (error ? [error.hint] : []));
    expect(hints).toEqual(hints.map(() => 'nothing-due'));
    expect((await requestStart(client, REVIEW)).error).toMatchObject({ hint: 'nothing-due' });
  });
});

import * as v from 'valibot';
import { type Answer, type DueCard, LEARNING_LIMITS, ReviewQueueSchema } from '@ninefold/contracts';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, refusal, save, saveAll } from '../testing/results';
import {
  asked,
  reviewCardsOf,
  DAY_MS,
  daysAgo,
  daysUntil,
  MISSED,
  reviewed,
  round,
  saveCards,
} from '../testing/review-cards';

/** A fact missed in a game becomes a card in the review queue. */

let player: Player;

beforeEach(async () => {
  player = await newPlayer();
});

const RIGHT = asked('6 × 9', 54, 54);

async function queue({ client }: Player = player): Promise<DueCard[]> {
  return v.parse(ReviewQueueSchema, (await client.rpc('review_queue').throwOnError()).data).cards;
}

test('a product missed in a timed round is due a day later, with the game and the day', async () => {
  const result = round([RIGHT, MISSED]);
  await save(player.client, result);
  const [card, ...more] = await queue();
  expect(more).toEqual([]);
  expect(card).toMatchObject({
    card: 'fact:7x8',
    missed_in: 'mental_math_speed',
    memory: { reps: 0, state: 0 },
  });
  expect(Date.parse(card?.missed_at ?? '')).toBe(Date.parse(result.finished_at));
  expect(Date.parse(card?.due_at ?? '')).toBe(Date.parse(result.finished_at) + DAY_MS);
});

test('a guest’s missed facts become cards of the account that signs up and migrates the round', async () => {
  const asGuest = round([RIGHT, MISSED, asked('78 − 11', 67, 57)], 3, { by_guest: true });
  await save(player.client, asGuest);
  expect((await queue()).map(({ card }) => card).sort()).toEqual(['fact:78-11', 'fact:7x8']);
  const another = await newPlayer();
  expect(await refusal(another.client, asGuest)).toBe('malformed-result');
  expect(await reviewCardsOf(another.client)).toEqual([]);
});

test('a sum missed in a drill is not due before the next day', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => asked('48 + 7', 55, at === 3 ? 45 : 55));
  await save(player.client, drill(19, { answers, completion_time_seconds: 18 }));
  expect(await queue()).toEqual([]);
  const [card] = await reviewCardsOf(player.client);
  expect(card).toMatchObject({ card: 'fact:7+48', missed_in: 'addition_drill' });
  expect(daysUntil(card?.due_at ?? '')).toBe(1);
});

test.each<[string, Answer]>([
  ['that is right', RIGHT],
  ['that the time did not suffice for', asked('7 × 8', 56, null)],
  ['about no fact', asked('√49', 7, 8)],
  // The answer that the device calls correct is ignored.
  ['that only the device calls wrong', asked('7 × 8', 54, 56)],
])('an answer %s makes no card', async (_, answer) => {
  expect(await save(player.client, round([RIGHT, answer]))).toMatchObject({ status: 'saved' });
  expect(await reviewCardsOf(player.client)).toEqual([]);
});

test('a round of guesses makes at most ten cards, from its first misses', async () => {
  const guesses = Array.from({ length: 20 }, (_, at) => asked(`${at + 11} + 40`, at + 51, 1));
  await save(player.client, round(guesses));
  expect((await reviewCardsOf(player.client)).map(({ card }) => card)).toEqual(
    Array.from({ length: 10 }, (_, at) => `fact:${at + 11}+40`),
  );
});

test('a result sent again, or listed twice, creates its cards once', async () => {
  const result = round([MISSED]);
  await saveAll(player.client, result, result);
  await saveCards(player.client, reviewed('fact:7x8', 0, 9));
  expect(await save(player.client, result)).toMatchObject({ status: 'saved_before' });
  const [card, ...more] = await reviewCardsOf(player.client);
  expect([more, daysUntil(card?.due_at ?? '')]).toEqual([[], 9]);
});

test('a fact missed in two games is one card, which names the last one', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => asked('48 + 27', 75, at === 3 ? 65 : 75));
  await saveAll(
    player.client,
    drill(19, { answers, completion_time_seconds: 18, finished_at: daysAgo(1) }),
    round([asked('27 + 48', 75, 85)], 3),
  );
  expect(await reviewCardsOf(player.client)).toMatchObject([
    { card: 'fact:27+48', missed_in: 'addition_drill' },
  ]);
});

test('a missed difference returns as a difference, next to the sum of the same numbers', async () => {
  await save(player.client, round([asked('78 − 11', 67, 57), asked('11 + 67', 78, 88)]));
  expect((await reviewCardsOf(player.client)).map(({ card }) => card).sort()).toEqual([
    'fact:11+67',
    'fact:78-11',
  ]);
});

test('a known fact returns earlier, and keeps its FSRS memory', async () => {
  await saveCards(player.client, reviewed('fact:7x8', 5, 35));
  await save(player.client, round([MISSED]));
  expect(await queue()).toMatchObject([
    { card: 'fact:7x8', missed_in: 'mental_math_speed', memory: { reps: 4, stability: 40.5 } },
  ]);
});

test('a result that arrives after its fact was reviewed changes nothing', async () => {
  await saveCards(player.client, reviewed('fact:7x8', 1, 35));
  await save(player.client, round([MISSED], 2));
  const [card] = await reviewCardsOf(player.client);
  expect([card?.missed_in, daysUntil(card?.due_at ?? '')]).toEqual([null, 35]);
});

test('a session’s card says when it was missed, and names no game', async () => {
  await saveCards(player.client, reviewed('skill:mean', 3, -1, { missed: true }));
  expect(await queue()).toMatchObject([{ card: 'skill:mean', missed_in: null }]);
  expect(daysUntil((await reviewCardsOf(player.client))[0]?.missed_at ?? '')).toBe(-3);
});

test.each([
  ['too old', daysAgo(31)],
  ['not readable', 'some day'],
])('a result whose time is %s makes no card, and does not undo a later review', async (_, finished_at) => {
  await saveCards(player.client, reviewed('fact:6x9', 1, 35));
  const result = round([MISSED, asked('6 × 9', 54, 45)], 0, { finished_at });
  expect(await save(player.client, result)).toMatchObject({ status: 'saved' });
  const [card, ...more] = await reviewCardsOf(player.client);
  expect(more).toEqual([]);
  expect([card?.card, card?.missed_in, daysUntil(card?.due_at ?? '')]).toEqual(['fact:6x9', null, 35]);
});

test('a rejected result creates no cards, and a round only creates its own player’s', async () => {
  const other = await newPlayer();
  expect(await refusal(player.client, round([MISSED], 2, { score: 9 }))).toBe('malformed-round');
  expect(await refusal(player.client, round([MISSED], 2, { user_id: other.id }))).toBe('not-your-account');
  const theirs = round([MISSED]);
  await save(other.client, theirs);
  expect(await refusal(player.client, theirs)).toBe('malformed-result');
  expect(await reviewCardsOf(player.client)).toEqual([]);
  expect(await queue(other)).toHaveLength(1);
});

test('games do not fill the queue beyond its limit', async () => {
  const row = { user_id: player.id, due_at: daysAgo(-9), memory: {} };
  const rows = Array.from({ length: LEARNING_LIMITS.reviewCardsPerPlayer }, (_, at) => ({
    ...row,
    card: `old:${at}`,
  }));
  await service().from('review_cards').insert(rows).throwOnError();
  await save(player.client, round([MISSED]));
  const { count } = await player.client.from('review_cards').select('*', { count: 'exact', head: true });
  expect(count).toBe(LEARNING_LIMITS.reviewCardsPerPlayer);
  expect((await queue()).map(({ card }) => card)).toEqual(['fact:7x8']);
});

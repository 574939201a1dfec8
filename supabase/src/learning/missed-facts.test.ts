import {
  type Answer,
  type DueCard,
  LEARNING_LIMITS,
  type ReviewCard,
  ReviewQueueSchema,
} from 'shared-contracts';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, refusal, save, saveAll, timedRound } from '../testing/results';

/** A fact that is missed in a game becomes a card of the review queue. */

jest.setTimeout(30_000);

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - DAY_MS * days).toISOString();

let player: Player;

beforeEach(async () => {
  player = await newPlayer();
});

const asked = (question: string, correct_answer: number, answer: number | null): Answer => ({
  question,
  correct_answer,
  answer,
  milliseconds: 900,
});
const RIGHT = asked('6 × 9', 54, 54);
const MISSED = asked('8 × 7', 56, 54);

/** A round of mental math that was finished so many days ago. */
function round(answers: readonly Answer[], finishedDaysAgo = 2, change: object = {}) {
  const given = answers.filter(({ answer }) => answer !== null);
  const correct = given.filter(({ answer, correct_answer }) => answer === correct_answer).length;
  const finished_at = daysAgo(finishedDaysAgo);
  return timedRound(correct, given.length - correct, { answers, finished_at, ...change });
}

/** Every card of the player, due or not. */
async function cards() {
  const { data } = await player.client.from('review_cards').select().order('card').throwOnError();
  return data;
}

async function queue({ client }: Player = player): Promise<DueCard[]> {
  return ReviewQueueSchema.parse((await client.rpc('review_queue').throwOnError()).data).cards;
}

const daysUntil = (at: string) => Math.round((10 * (Date.parse(at) - Date.now())) / DAY_MS) / 10;

/** Saves what a review of the card left: done so many days ago, and due again in so many. */
async function reviewed(card: string, reviewedDaysAgo: number, dueInDays: number): Promise<void> {
  const memory: ReviewCard['memory'] = {
    stability: 40.5,
    difficulty: 5,
    reps: 4,
    lapses: 1,
    learning_steps: 0,
    scheduled_days: 40,
    state: 2,
    last_review: daysAgo(reviewedDaysAgo),
  };
  const p_cards = [{ card, due_at: daysAgo(-dueInDays), memory }];
  await player.client.rpc('save_review_cards', { p_cards }).throwOnError();
}

test('a product that is missed in a timed round is due a day later, with the game and the day', async () => {
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

test('a sum that is missed in a drill is not due before the next day', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => asked('48 + 7', 55, at === 3 ? 45 : 55));
  await save(player.client, drill(19, { answers, completion_time_seconds: 18 }));
  expect(await queue()).toEqual([]);
  const [card] = await cards();
  expect(card).toMatchObject({ card: 'fact:7+48', missed_in: 'addition_drill' });
  expect(daysUntil(card?.due_at ?? '')).toBe(1);
});

test.each<[string, Answer]>([
  ['that is right', RIGHT],
  ['that the time did not suffice for', asked('7 × 8', 56, null)],
  ['about no fact', asked('√49', 7, 8)],
  // The number that the device calls correct does not matter.
  ['that only the device calls wrong', asked('7 × 8', 54, 56)],
])('an answer %s makes no card', async (_, answer) => {
  expect(await save(player.client, round([RIGHT, answer]))).toMatchObject({ status: 'saved' });
  expect(await cards()).toEqual([]);
});

test('a round of guesses makes ten cards at most, the first ones', async () => {
  const guesses = Array.from({ length: 20 }, (_, at) => asked(`${at + 11} + 40`, at + 51, 1));
  await save(player.client, round(guesses));
  expect((await cards()).map(({ card }) => card)).toEqual(
    Array.from({ length: 10 }, (_, at) => `fact:${at + 11}+40`),
  );
});

test('a result that is sent again, or a list that has it twice, feeds the queue once', async () => {
  const result = round([MISSED]);
  await saveAll(player.client, result, result);
  await reviewed('fact:7x8', 0, 9);
  expect(await save(player.client, result)).toMatchObject({ status: 'saved_before' });
  const [card, ...more] = await cards();
  expect([more, daysUntil(card?.due_at ?? '')]).toEqual([[], 9]);
});

test('a fact that is missed in two games is one card, which names the last one', async () => {
  const answers = Array.from({ length: 20 }, (_, at) => asked('48 + 27', 75, at === 3 ? 65 : 75));
  await saveAll(
    player.client,
    drill(19, { answers, completion_time_seconds: 18, finished_at: daysAgo(1) }),
    round([asked('75 − 27', 48, 38)], 3),
  );
  expect(await cards()).toMatchObject([{ card: 'fact:27+48', missed_in: 'addition_drill' }]);
});

test('a fact that was known comes back earlier, and keeps what FSRS knows of it', async () => {
  await reviewed('fact:7x8', 5, 35);
  await save(player.client, round([MISSED]));
  expect(await queue()).toMatchObject([
    { card: 'fact:7x8', missed_in: 'mental_math_speed', memory: { reps: 4, stability: 40.5 } },
  ]);
});

test('a result that arrives after its fact was reviewed changes nothing', async () => {
  await reviewed('fact:7x8', 1, 35);
  await save(player.client, round([MISSED], 2));
  const [card] = await cards();
  expect([card?.missed_in, daysUntil(card?.due_at ?? '')]).toEqual([null, 35]);
});

test('a card of a session says when it was missed, and no game', async () => {
  await reviewed('skill:mean:2:815', 3, -1);
  expect(await queue()).toMatchObject([{ card: 'skill:mean:2:815', missed_in: null }]);
  expect(daysUntil((await cards())[0]?.missed_at ?? '')).toBe(-3);
});

test('what is refused feeds nothing, and a round feeds its own player alone', async () => {
  const other = await newPlayer();
  expect(await refusal(player.client, round([MISSED], 2, { score: 9 }))).toBe('malformed-round');
  expect(await refusal(player.client, round([MISSED], 2, { user_id: other.id }))).toBe('not-your-account');
  const theirs = round([MISSED]);
  await save(other.client, theirs);
  expect(await refusal(player.client, theirs)).toBe('malformed-result');
  expect(await cards()).toEqual([]);
  expect(await queue(other)).toHaveLength(1);
});

test('games do not fill the queue beyond its limit', async () => {
  const row = { user_id: player.id, due_at: daysAgo(-9), memory: {} };
  const rows = Array.from({ length: LEARNING_LIMITS.cardsOfPlayer }, (_, at) => ({
    ...row,
    card: `old:${at}`,
  }));
  await service().from('review_cards').insert(rows).throwOnError();
  await save(player.client, round([MISSED]));
  const { count } = await player.client.from('review_cards').select('*', { count: 'exact', head: true });
  expect(count).toBe(LEARNING_LIMITS.cardsOfPlayer);
  expect((await queue()).map(({ card }) => card)).toEqual(['fact:7x8']);
});

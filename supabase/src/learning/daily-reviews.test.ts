import * as v from 'valibot';
import { LEARNING_LIMITS, ReviewQueueSchema } from '@ninefold/contracts';
import { answer, learningState, saveAnswers, startSession } from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';
import { save } from '../testing/results';
import { daysAgo, MISSED, reviewed, reviewCardsOf, round, saveCards } from '../testing/review-cards';

/** At most 20 cards a day; the others wait for the following days. */

const A_DAY = LEARNING_LIMITS.reviewCardsPerDay;

let player: Player;

beforeEach(async () => {
  player = await newPlayer();
});

/** Names of cards that were reviewed 4 days ago and are due, in the order of the queue. */
const skills = (count: number) => Array.from({ length: count }, (_, at) => `skill-${at + 10}`);

async function cardsOfToday(): Promise<string[]> {
  const { data } = await player.client.rpc('review_queue').throwOnError();
  return v.parse(ReviewQueueSchema, data).cards.map(({ card }) => card);
}

const reviewsDue = async () => (await learningState(player.client)).reviews_due;

/** Answers cards in a review, and saves their next state unless the session stays open. */
async function review(cards: readonly string[], { saves = true } = {}): Promise<void> {
  const { id } = await startSession(player.client, { kind: 'review' });
  const skillOf = (card: string) => card.replace('skill:', '');
  await saveAnswers(
    player.client,
    id,
    cards.map((card) => answer({ card, skill: skillOf(card) })),
  );
  if (saves) await saveCards(player.client, ...cards.map((card) => reviewed(card, 0, 9)));
}

/** As if everything so far had happened a day earlier. */
async function sleep(): Promise<void> {
  await service()
    .from('learning_answers')
    .update({ saved_at: daysAgo(2) })
    .eq('user_id', player.id)
    .throwOnError();
}

test('45 due cards are spread over three days', async () => {
  await saveCards(player.client, ...skills(45).map((skill) => reviewed(`skill:${skill}`, 4, -1)));
  const days: number[] = [];
  while (days.length < 4) {
    const today = await cardsOfToday();
    expect(await reviewsDue()).toBe(today.length);
    days.push(today.length);
    if (today.length === 0) break;
    await review(today.slice(0, 10));
    expect(await reviewsDue()).toBe(Math.max(0, today.length - 10));
    if (today.length > 10) await review(today.slice(10));
    expect(await cardsOfToday()).toEqual([]);
    await sleep();
  }
  expect(days).toEqual([A_DAY, A_DAY, 5, 0]);
});

test('a card missed after the reviews of the day does not return before the next day', async () => {
  await saveCards(player.client, ...skills(A_DAY).map((skill) => reviewed(`skill:${skill}`, 4, -1)));
  await review(await cardsOfToday());
  await save(player.client, round([MISSED]));
  expect([await reviewsDue(), await cardsOfToday()]).toEqual([0, []]);
  await sleep();
  expect(await cardsOfToday()).toEqual(['fact:7x8']);
});

test('a review that is not finished leaves its other cards, and its own can be continued elsewhere', async () => {
  const names = skills(A_DAY).map((skill) => `skill:${skill}`);
  await saveCards(player.client, ...names.map((name) => reviewed(name, 4, -1)));
  await review(names.slice(0, 3), { saves: false });
  expect(await reviewsDue()).toBe(A_DAY - 3);
  expect(await cardsOfToday()).toEqual(names);
});

test('the card that is most likely forgotten comes first', async () => {
  const stable = reviewed('skill:stable', 30, -1);
  const weak = reviewed('skill:weak', 10, -1);
  await saveCards(
    player.client,
    { ...stable, memory: { ...stable.memory, stability: 60 } },
    { ...weak, memory: { ...weak.memory, stability: 5 } },
    reviewed('fact:7x8', 20, 30),
  );
  await save(player.client, round([MISSED]));
  expect(await cardsOfToday()).toEqual(['fact:7x8', 'skill:weak', 'skill:stable']);
});

test('a miss in practice gives its card the difficulty of its exercise, and keeps the memory', async () => {
  const name = 'skill:mean:1f0c9a2e';
  await saveCards(player.client, { ...reviewed(name, 5, 35), difficulty: 4 });
  const again = reviewed(name, 0.1, 0.9, { missed: true, reps: 1, lapses: 0 });
  await saveCards(player.client, { ...again, difficulty: 2 });
  expect(await reviewCardsOf(player.client)).toMatchObject([
    { card: name, difficulty: 2, memory: { reps: 4 } },
  ]);
});

test('cards of exercises from an earlier build become one card of their skill', async () => {
  await saveCards(
    player.client,
    reviewed('skill:mean:3:815', 2, 5),
    reviewed('skill:mean:2:816', 1, -0.5, { reps: 5 }),
    reviewed('skill:mean:4:817', 3, 7),
  );
  expect(await reviewCardsOf(player.client)).toMatchObject([
    { card: 'skill:mean', difficulty: 2, memory: { reps: 5 } },
  ]);
  expect(await cardsOfToday()).toEqual(['skill:mean']);
});

import * as v from 'valibot';
import {
  LEARNING_LIMITS,
  type ReviewCard,
  ReviewQueueSchema,
  SavedCardsSchema,
  type SentCard,
} from '@ninefold/contracts';
import { learningState } from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + DAY_MS * days).toISOString();

const NEW_MEMORY: ReviewCard['memory'] = {
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  learning_steps: 0,
  scheduled_days: 0,
  state: 0,
  last_review: null,
};

/** A new card that has been due for a minute, with optional changes. */
const card = (name: string, change: Partial<ReviewCard> = {}): ReviewCard => ({
  card: name,
  due_at: daysFromNow(-1 / 1_440),
  memory: NEW_MEMORY,
  ...change,
});

const reviewed = (name: string, daysAgo: number, dueInDays: number) =>
  card(name, {
    due_at: daysFromNow(dueInDays),
    memory: { ...NEW_MEMORY, stability: 3.17, reps: 1, state: 2, last_review: daysFromNow(-daysAgo) },
  });

let player: Player;

beforeEach(async () => {
  player = await newPlayer();
});

const send = async (cards: unknown) =>
  player.client.rpc('save_review_cards', { p_cards: cards as SentCard[] });

async function save(...cards: ReviewCard[]): Promise<number> {
  return v.parse(SavedCardsSchema, (await send(cards).then(thrown)).data).reviews_due;
}

function thrown<Response extends { error: Error | null }>(response: Response): Response {
  if (response.error) throw response.error;
  return response;
}

async function queue(): Promise<ReviewCard[]> {
  return v.parse(ReviewQueueSchema, (await player.client.rpc('review_queue').throwOnError()).data).cards;
}

const names = async () => (await queue()).map((each) => each.card);

test('the queue lists only due cards; among new ones the longest due is first', async () => {
  const cards = [
    card('fact:7x8', { due_at: daysFromNow(-1) }),
    card('skill:mean:1f0c9a2e', { due_at: daysFromNow(-3) }),
    card('fact:6+7', { due_at: daysFromNow(1) }),
  ];
  expect(await save(...cards)).toBe(2);
  expect(await names()).toEqual(['skill:mean:1f0c9a2e', 'fact:7x8']);
  expect(await learningState(player.client)).toMatchObject({ reviews_due: 2 });
});

test('a card is returned as it was sent, without unknown fields', async () => {
  const sent = reviewed('fact:7x8', 4, -1);
  await send([{ ...sent, more: 1, memory: { ...sent.memory, more: 1 } }]);
  const [kept] = await queue();
  expect({ ...kept?.memory, last_review: null }).toEqual({ ...sent.memory, last_review: null });
  expect(Date.parse(kept?.memory.last_review ?? '')).toBe(Date.parse(sent.memory.last_review ?? ''));
});

test('the state reviewed later is kept, whichever arrives first', async () => {
  await save(reviewed('fact:7x8', 1, 5), reviewed('fact:7x8', 4, -1));
  expect(await names()).toEqual([]);
  await save(reviewed('fact:7x9', 4, -1), reviewed('fact:7x9', 1, 5));
  expect(await names()).toEqual([]);
});

test('the queue has at most 20 cards, and none of another player', async () => {
  const other = await newPlayer();
  const row = { due_at: daysFromNow(-1), memory: { ...NEW_MEMORY } };
  const rows = Array.from({ length: 51 }, (_, at) => ({ ...row, user_id: player.id, card: `fact:${at}` }));
  await service()
    .from('review_cards')
    .insert([...rows, { ...row, user_id: other.id, card: 'fact:theirs' }]);
  const shown = await names();
  expect(shown).toHaveLength(LEARNING_LIMITS.reviewCardsPerDay);
  expect(shown).not.toContain('fact:theirs');
});

test('beyond 2,000 cards the ones due last are deleted', async () => {
  const row = { user_id: player.id, due_at: daysFromNow(9), memory: { ...NEW_MEMORY } };
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ ...row, card: `fact:${at}` }));
  await service().from('review_cards').insert(rows).throwOnError();
  await save(card('fact:new'), card('fact:late', { due_at: daysFromNow(99) }));
  const count = await player.client.from('review_cards').select('*', { count: 'exact', head: true });
  expect(count.count).toBe(2_000);
  expect(await names()).toEqual(['fact:new']);
  const late = await player.client.from('review_cards').select().eq('card', 'fact:late').throwOnError();
  expect(late.data).toEqual([]);
});

test('a number with thousands of digits is stored as briefly as any other', async () => {
  const digits = '7'.repeat(9_000);
  const memory = { ...NEW_MEMORY, stability: `3.${digits}`, difficulty: `1.${digits}` };
  expect((await send([{ ...card('fact:7x8'), memory }])).error).toBeNull();
  const { data } = await player.client.from('review_cards').select('memory').single().throwOnError();
  expect(JSON.stringify(data).length).toBeLessThan(300);
});

test.each<[string, unknown]>([
  ['no list', {}],
  [
    'too many cards',
    Array.from({ length: LEARNING_LIMITS.reviewCardsPerCall + 1 }, (_, at) => card(`fact:${at}`)),
  ],
  ['something else', [7]],
  ['a card without a memory', [{ ...card('fact:7x8'), memory: null }]],
  ['a name with spaces', [card('fact:7 x 8')]],
  ['a name that is too long', [card(`fact:${'7'.repeat(101)}`)]],
  ['a day that does not exist', [card('fact:7x8', { due_at: '2026-02-30' })]],
  ['a card that is never due', [card('fact:7x8', { due_at: 'infinity' })]],
  [
    'a stability that is not a number',
    [card('fact:7x8', { memory: { ...NEW_MEMORY, stability: 'NaN' as never } })],
  ],
  ['a difficulty that does not exist', [card('skill:mean', { difficulty: 6 })]],
  ['a state that does not exist', [card('fact:7x8', { memory: { ...NEW_MEMORY, state: 4 } })]],
  [
    'a review before the product',
    [card('fact:7x8', { memory: { ...NEW_MEMORY, last_review: '-infinity' } })],
  ],
])('%s is refused, and nothing is saved', async (_, cards) => {
  const sent = Array.isArray(cards) ? [card('fact:1x1'), ...(cards as unknown[])] : cards;
  expect((await send(sent)).error).toMatchObject({ code: '22023', hint: 'malformed-cards' });
  expect(await queue()).toEqual([]);
});

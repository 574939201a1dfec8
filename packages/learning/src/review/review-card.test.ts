import * as v from 'valibot';
import fc from 'fast-check';
import { ReviewCardSchema, type ReviewCard } from '@ninefold/contracts';
import { afterReview, dueCards, newReviewCard, recallOf } from './review-card';

const NOW = new Date('2030-01-01T12:00:00Z');
const DAY = 86_400_000;
const answer = fc.record({
  correct: fc.boolean(),
  helped: fc.boolean(),
  chosen: fc.boolean(),
  seconds: fc.double({ min: 0, max: 300, noNaN: true }),
  difficulty: fc.constantFrom(1, 2, 3, 4, 5),
});
const good = { correct: true, helped: false, chosen: false, seconds: 5, difficulty: 2 };

function review(card: ReviewCard, result: Partial<typeof good>) {
  return afterReview(card, { ...good, ...result }, new Date(card.due_at));
}

function daysOf(card: ReviewCard, since: ReviewCard): number {
  return (Date.parse(card.due_at) - Date.parse(since.due_at)) / DAY;
}

it('is due on the day after the miss', () => {
  const card = newReviewCard('fact:7x8', NOW);
  expect(card.due_at).toBe('2030-01-02T12:00:00.000Z');
  expect(dueCards([card], NOW)).toEqual([]);
  expect(dueCards([card], new Date(card.due_at))).toEqual([card]);
});

it('survives serialization after any reviews', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 6 }), (answers) => {
      let card = newReviewCard('skill:mean', NOW, 2);
      for (const result of answers) {
        const sent = v.parse(ReviewCardSchema, JSON.parse(JSON.stringify(card)));
        expect(sent).toEqual(card);
        const next = review(sent, result);
        expect(next).toEqual(review(card, result));
        expect(Date.parse(next.due_at)).toBeGreaterThan(Date.parse(card.due_at));
        card = next;
      }
    }),
    { numRuns: 20 },
  );
});

it('has growing intervals while it is remembered, and starts over when it is forgotten', () => {
  const first = newReviewCard('fact:7x8', NOW);
  const second = review(first, {});
  const third = review(second, {});
  expect(daysOf(third, second)).toBeGreaterThan(daysOf(second, first));
  expect(daysOf(review(third, { correct: false }), third)).toBeLessThan(daysOf(third, second));
  expect(review(third, { correct: false }).memory.lapses).toBe(third.memory.lapses + 1);
});

it('has the difficulty of the exercise that was missed last', () => {
  const card = newReviewCard('skill:mean', NOW, 3);
  expect(review(card, { difficulty: 1 }).difficulty).toBe(3);
  expect(review(card, { difficulty: 1, correct: false }).difficulty).toBe(1);
});

it('grades help as forgotten, and slow or chosen answers as hard', () => {
  const card = review(newReviewCard('fact:7x8', NOW), {});
  const days = (result: Partial<typeof good>) => daysOf(review(card, result), card);
  expect(days({ helped: true })).toBe(days({ correct: false }));
  expect(days({ seconds: 30 })).toBeLessThan(days({ seconds: 5 }));
  expect(days({ chosen: true })).toBe(days({ seconds: 30 }));
  expect(days({ seconds: 2 })).toBeGreaterThan(days({ seconds: 5 }));
});

it('sorts due cards, the one that is most likely forgotten first', () => {
  const cards = [3, 1, 2].map((days) =>
    newReviewCard(`fact:${days}x8`, new Date(NOW.getTime() - days * DAY)),
  );
  expect(dueCards(cards, NOW).map(({ card }) => card)).toEqual(['fact:3x8', 'fact:2x8', 'fact:1x8']);
  expect(recallOf(cards[0]!, NOW)).toBeLessThan(recallOf(cards[1]!, NOW));
});

it('gets its memory state at its first review if a game created it', () => {
  const nothing = {
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    learning_steps: 0,
    scheduled_days: 0,
    state: 0,
  };
  const card = { card: 'fact:7x8', due_at: NOW.toISOString(), memory: { ...nothing, last_review: null } };
  const [known, missed] = [review(card, {}), review(card, { correct: false })];
  for (const after of [known, missed]) expect(v.parse(ReviewCardSchema, after).memory.reps).toBe(1);
  expect(daysOf(missed, card)).toBe(1);
  expect(daysOf(known, card)).toBeGreaterThan(1);
});

import type { DueCard, ReviewCard } from '@ninefold/contracts';
import { type Card, type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { gradeOf, type ReviewedAnswer } from './grade';

/** Whole days without fuzz: the same answers give the same dates on every device. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

/**
 * A card for something missed just now, due tomorrow.
 * @param difficulty of the missed exercise; null if unknown
 */
export function newReviewCard(card: string, now: Date, difficulty: number | null = null): ReviewCard {
  return written({ card, difficulty }, scheduler.next(createEmptyCard(now), now, Rating.Again).card);
}

/** The card after an answer to a fresh exercise. A miss changes the difficulty of the next one. */
export function afterReview(card: ReviewCard, answer: ReviewedAnswer, now: Date): ReviewCard {
  const grade = gradeOf(card.card, answer);
  const difficulty = grade === Rating.Again ? answer.difficulty : (card.difficulty ?? null);
  return written({ card: card.card, difficulty }, scheduler.next(readMemory(card), now, grade).card);
}

/** Probability of recall now. */
export function recallOf(card: ReviewCard, now: Date): number {
  return scheduler.get_retrievability(readMemory(card), now, false);
}

/** Most urgent first, as the server sorts them: a card that was missed since its review is the most urgent one. */
export function dueCards<Card extends DueCard>(cards: readonly Card[], now: Date): Card[] {
  return cards
    .map((card) => ({ card, dueAt: Date.parse(card.due_at) }))
    .filter(({ dueAt }) => dueAt <= now.getTime())
    .map((due) => ({ ...due, recall: isMissedSinceReview(due.card) ? 0 : recallOf(due.card, now) }))
    .sort((a, b) => a.recall - b.recall || a.dueAt - b.dueAt)
    .map(({ card }) => card);
}

function isMissedSinceReview({ missed_at: missed, memory: { last_review: reviewed } }: DueCard): boolean {
  return reviewed === null || (missed ? Date.parse(missed) > Date.parse(reviewed) : false);
}

function readMemory({ due_at, memory }: ReviewCard): CardInput {
  // FSRS computes the days since the last review itself.
  return { ...memory, due: due_at, elapsed_days: 0, last_review: memory.last_review };
}

function written(
  named: Pick<ReviewCard, 'card' | 'difficulty'>,
  { due, last_review, stability, difficulty, reps, lapses, ...rest }: Card,
): ReviewCard {
  const { learning_steps, scheduled_days, state } = rest;
  return {
    ...named,
    due_at: due.toISOString(),
    memory: {
      stability,
      difficulty,
      reps,
      lapses,
      learning_steps,
      scheduled_days,
      state,
      last_review: last_review?.toISOString() ?? null,
    },
  };
}

import type { ReviewCard } from '@ninefold/contracts';
import { type Card, type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { gradeOf, type ReviewedAnswer } from './grade';

/** Whole days without fuzz: the same answers give the same dates on every device. */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_fuzz: false,
  enable_short_term: false,
});

/** A card for something missed just now, due tomorrow. */
export function newReviewCard(card: string, now: Date): ReviewCard {
  return written(card, scheduler.next(createEmptyCard(now), now, Rating.Again).card);
}

export function afterReview(card: ReviewCard, answer: ReviewedAnswer, now: Date): ReviewCard {
  return written(card.card, scheduler.next(readMemory(card), now, gradeOf(answer)).card);
}

/** Probability of recall now. */
export function recallOf(card: ReviewCard, now: Date): number {
  return scheduler.get_retrievability(readMemory(card), now, false);
}

/** Longest due first. */
export function dueCards(cards: readonly ReviewCard[], now: Date): ReviewCard[] {
  const dueAt = (card: ReviewCard) => Date.parse(card.due_at);
  return cards.filter((card) => dueAt(card) <= now.getTime()).sort((a, b) => dueAt(a) - dueAt(b));
}

function readMemory({ due_at, memory }: ReviewCard): CardInput {
  // FSRS computes the days since the last review itself.
  return { ...memory, due: due_at, elapsed_days: 0, last_review: memory.last_review };
}

function written(
  card: string,
  { due, last_review, stability, difficulty, reps, lapses, ...rest }: Card,
): ReviewCard {
  const { learning_steps, scheduled_days, state } = rest;
  return {
    card,
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

import { type Answer, type SentCard } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { timedRound } from './results';

export const DAY_MS = 86_400_000;

export const daysAgo = (days: number) => new Date(Date.now() - DAY_MS * days).toISOString();

export const daysUntil = (at: string) => Math.round((10 * (Date.parse(at) - Date.now())) / DAY_MS) / 10;

export const asked = (question: string, correct_answer: number, answer: number | null): Answer => ({
  question,
  correct_answer,
  answer,
  milliseconds: 900,
});

/** 7 × 8, answered incorrectly. */
export const MISSED = asked('8 × 7', 56, 54);

/** A round of mental math finished `finishedDaysAgo` days ago. */
export function round(answers: readonly Answer[], finishedDaysAgo = 2, change: object = {}) {
  const given = answers.filter(({ answer }) => answer !== null);
  const correct = given.filter(({ answer, correct_answer }) => answer === correct_answer).length;
  const finished_at = daysAgo(finishedDaysAgo);
  return timedRound(correct, given.length - correct, { answers, finished_at, ...change });
}

/** Every card of the player, due or not. */
export async function reviewCardsOf(client: Client) {
  const { data } = await client.from('review_cards').select().order('card').throwOnError();
  return data;
}

/** The state of a card after a review: when it was reviewed, and when it is due, in days. */
export function reviewed(
  card: string,
  reviewedDaysAgo: number,
  dueInDays: number,
  { missed = false, reps = 4, lapses = 1 } = {},
): SentCard {
  const memory = {
    stability: 40.5,
    difficulty: 5,
    reps,
    lapses,
    learning_steps: 0,
    scheduled_days: 40,
    state: 2,
    last_review: daysAgo(reviewedDaysAgo),
  };
  return { card, due_at: daysAgo(-dueInDays), memory, missed };
}

export async function saveCards(client: Client, ...cards: SentCard[]): Promise<void> {
  await client.rpc('save_review_cards', { p_cards: cards }).throwOnError();
}

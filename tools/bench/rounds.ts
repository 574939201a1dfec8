import { randomUUID } from 'node:crypto';
import type { FinishedTimedRound } from '@ninefold/contracts';

/** Answers are a second apart, which limits a round of an automated sender. */
export const MAX_ANSWERS = 60;
/** Of a quick player, who thinks for a second. */
export const ANSWERS_OF_A_PLAYER = 30;

/** A timed round, of questions that no two rounds have in the same order. */
export function inventedRound(number: number, answerCount: number): FinishedTimedRound {
  const answers = Array.from({ length: answerCount }, (_, at) => {
    const [a, b] = [2 + ((at * 7 + number) % 12), 2 + ((at * 5 + number * 3) % 12)];
    return {
      question: `${a} × ${b}`,
      correct_answer: a * b,
      answer: at % 5 ? a * b : 1,
      milliseconds: Math.floor(60_000 / answerCount) - 990,
    };
  });
  const score = answers.filter(({ answer, correct_answer }) => answer === correct_answer).length;
  return {
    kind: 'timed_round',
    id: randomUUID(),
    game_type: 'mental_math_speed',
    score,
    accuracy: Math.round((100 * score) / answerCount),
    completion_time_seconds: 60,
    answered_by: 'choosing',
    answers,
    finished_at: new Date().toISOString(),
  };
}

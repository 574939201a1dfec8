import { randomUUID } from 'node:crypto';
import type { FinishedTimedRound } from 'shared-contracts';

const ANSWERS = 60;

/** A timed round as long as one may be, of questions that no two rounds have in the same order. */
export function inventedRound(number: number): FinishedTimedRound {
  const answers = Array.from({ length: ANSWERS }, (_, at) => {
    const [a, b] = [2 + ((at * 7 + number) % 12), 2 + ((at * 5 + number * 3) % 12)];
    return { question: `${a} × ${b}`, correct_answer: a * b, answer: at % 5 ? a * b : 1, milliseconds: 10 };
  });
  const score = answers.filter(({ answer, correct_answer }) => answer === correct_answer).length;
  return {
    kind: 'timed_round',
    id: randomUUID(),
    game_type: 'mental_math_speed',
    score,
    accuracy: Math.round((100 * score) / ANSWERS),
    completion_time_seconds: 60,
    answered_by: 'choosing',
    answers,
    finished_at: new Date().toISOString(),
  };
}

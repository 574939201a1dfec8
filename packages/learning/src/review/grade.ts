import type { LearningAnswer } from '@ninefold/contracts';
import { type Grade, Rating } from 'ts-fsrs';
import { readCardName } from './card-name';

export type ReviewedAnswer = Pick<LearningAnswer, 'correct' | 'helped' | 'chosen' | 'seconds'> & {
  card: string;
};

/**
 * How well it was remembered: missed or helped is forgotten; slow, or chosen from options, is hard; quick is easy. A fact
 * is known by heart, so it has less time than an exercise.
 */
export function gradeOf({ card, correct, helped, chosen, seconds }: ReviewedAnswer): Grade {
  if (!correct || helped) return Rating.Again;
  const [quick, slow] = paceOf(card);
  if (chosen || seconds > slow) return Rating.Hard;
  return seconds <= quick ? Rating.Easy : Rating.Good;
}

/** In seconds. */
function paceOf(card: string): readonly [quick: number, slow: number] {
  const subject = readCardName(card);
  if (subject?.kind === 'skill') return [8 + 4 * subject.difficulty, 45 + 25 * subject.difficulty];
  // Tens and hundreds are worked out, one digit is known.
  return subject && subject.left < 10 ? [3, 10] : [6, 20];
}

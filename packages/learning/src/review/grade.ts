import type { LearningAnswer } from '@ninefold/contracts';
import { type Grade, Rating } from 'ts-fsrs';
import { readCardName } from './card-name';

export type ReviewedAnswer = Pick<LearningAnswer, 'correct' | 'helped' | 'chosen' | 'seconds'> & {
  card: string;
};

/**
 * How well it was remembered: missed or helped is forgotten; slow or chosen from options is hard; quick is easy. Facts
 * should be known by heart, so they have less time than exercises.
 */
export function gradeOf({ card, correct, helped, chosen, seconds }: ReviewedAnswer): Grade {
  if (!correct || helped) return Rating.Again;
  const [quick, slow] = paceOf(card);
  if (chosen || seconds > slow) return Rating.Hard;
  return seconds <= quick ? Rating.Easy : Rating.Good;
}

function paceOf(card: string): readonly [quick: number, slow: number] {
  const subject = readCardName(card);
  if (subject?.kind === 'skill') return [8 + 4 * subject.difficulty, 45 + 25 * subject.difficulty];
  // Single digits are known by heart; larger numbers have to be calculated.
  return subject && subject.left < 10 ? [3, 10] : [6, 20];
}

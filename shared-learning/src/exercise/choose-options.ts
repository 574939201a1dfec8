import { shuffled, type Random } from 'shared-puzzle-engine';
import type { Answer, ChoiceAnswer } from './exercise';

/**
 * Four answers to choose from instead of typing: the right one and the three likeliest mistakes, in any order. Each is
 * a text that `checkAnswer` takes.
 */
export function chooseOptions(answer: Exclude<Answer, ChoiceAnswer>, random: Random): string[] {
  const right = answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
  return shuffled([right, ...answer.mistakes.slice(0, 3).map(({ value }) => value)], random);
}

import { shuffled, type Random } from 'shared-puzzle-engine';
import type { Answer, ChoiceAnswer } from './exercise';

/**
 * Four answers to choose from instead of typing: the right one and three mistakes, in any order. Each is a text that
 * `checkAnswer` takes. The likeliest mistakes are taken that look like the right one: the only whole number among
 * fractions would give itself away.
 */
export function chooseOptions(answer: Exclude<Answer, ChoiceAnswer>, random: Random): string[] {
  const right = answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
  const looksAlike = (value: string) => value.includes('/') === right.includes('/');
  const values = answer.mistakes.map(({ value }) => value);
  const likeliest = [...values.filter(looksAlike), ...values.filter((value) => !looksAlike(value))];
  return shuffled([right, ...likeliest.slice(0, 3)], random);
}

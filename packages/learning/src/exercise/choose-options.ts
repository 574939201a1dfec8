import { shuffled, type Random } from 'shared-puzzle-engine';
import type { Answer, ChoiceAnswer } from './exercise';

/**
 * Four options instead of typing: the right answer and three mistakes, in random order, in a form that `checkAnswer`
 * reads. Prefers the likeliest mistakes that look like the right answer, because the only whole number among fractions
 * would give itself away.
 */
export function chooseOptions(answer: Exclude<Answer, ChoiceAnswer>, random: Random): string[] {
  const right = answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
  const looksAlike = (value: string) => value.includes('/') === right.includes('/');
  const values = answer.mistakes.map(({ value }) => value);
  const likeliest = [...values.filter(looksAlike), ...values.filter((value) => !looksAlike(value))];
  return shuffled([right, ...likeliest.slice(0, 3)], random);
}

import Fraction from 'fraction.js';
import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Answer, ChoiceAnswer } from './exercise';

const WRONG_OPTIONS = 3;

/**
 * Four options instead of typing: the right answer and three mistakes, in random order, in a form that `checkAnswer`
 * reads. Prefers the likeliest mistakes that look like the right answer, because the only whole number among fractions
 * would give itself away.
 */
export function chooseOptions(answer: Exclude<Answer, ChoiceAnswer>, random: Random): string[] {
  const right = answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
  const looksAlike = (value: string) =>
    value.includes('/') === right.includes('/') && value.includes('.') === right.includes('.');
  const values = answer.mistakes.map(({ value }) => value);
  const alike = values.filter(looksAlike);
  const likeliest = [...alike, ...values.filter((value) => !looksAlike(value))];
  if (answer.kind !== 'number') return shuffled([right, ...likeliest.slice(0, WRONG_OPTIONS)], random);
  const wrong = onBothSides(right, alike.length < WRONG_OPTIONS ? likeliest : alike, random);
  return shuffled([right, ...wrong], random);
}

/** Makes each rank of the right number equally likely, because guesses favor the middle. */
function onBothSides(right: string, wrong: readonly string[], random: Random): string[] {
  const smaller = wrong.filter((value) => new Fraction(value).lt(right));
  const larger = wrong.filter((value) => new Fraction(value).gt(right));
  const fewest = Math.max(0, WRONG_OPTIONS - larger.length);
  const most = Math.min(WRONG_OPTIONS, smaller.length);
  const below = randomInteger(random, Math.min(fewest, most), most);
  return [...smaller.slice(0, below), ...larger.slice(0, WRONG_OPTIONS - below)];
}

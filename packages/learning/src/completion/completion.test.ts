import type { Answer, Exercise } from '../exercise/exercise';
import { completionOf } from './completion';

const number = (value: string, over: object = {}): Answer => ({
  kind: 'number',
  value,
  mistakes: [],
  ...over,
});
const asked = (...prompt: string[]): Exercise['prompt'] =>
  prompt.map((part) =>
    part.startsWith('=') ? { kind: 'math', math: part.slice(1) } : { kind: 'text', text: part },
  );

function message(prompt: Exercise['prompt'], answer: Answer): string {
  const { before, after } = completionOf({ prompt, answer, solution: [] });
  const value = answer.kind === 'number' || answer.kind === 'expression' ? answer.value : '…';
  return `${before}${value}${after}`;
}

it.each([
  [asked('=7 xx 8'), number('56'), '$7 xx 8$ = 56'],
  [asked('Find $x$.', '=x + 8 = 22'), number('14'), '$x$ = 14'],
  [asked('Estimate.', '=53 xx 38'), number('2014', { tolerance: '100' }), '$53 xx 38$ ≈ 2014'],
  [asked('Mei counts: 6, 8. Find the mean.'), number('7'), 'The mean is 7.'],
  [
    asked('Find the discriminant, $b^2 - 4ac$.', '=x^2 = 4'),
    number('16'),
    'The discriminant, $b^2 - 4ac$, is 16.',
  ],
  [
    asked('Find the slope of the line through $(2, 8)$ and $(4, 4)$.'),
    number('-2'),
    'The slope of the line through $(2, 8)$ and $(4, 4)$ is -2.',
  ],
  [asked('What was the water level in April?'), number('50'), 'The water level in April was 50.'],
  [asked('A hall has 22 rows of 35 seats. How many seats is that?'), number('770'), 'That is 770 seats.'],
  [asked('How many seats is that?'), number('1'), 'The answer is 1.'],
  [asked('Convert 4 hours 27 minutes to minutes.'), number('267'), '4 hours 27 minutes = 267'],
  [asked('How much is 10% of 240?'), number('24'), '10% of 240 is 24.'],
  [asked('How likely is it that the ball is green?'), number('2/3'), 'The probability is 2/3.'],
  [asked('How many pens did Lars buy?'), number('9'), 'The answer is 9.'],
])('an answer completes %j', (prompt, answer, statement) => expect(message(prompt, answer)).toBe(statement));

import type { Answer } from '@ninefold/learning';
import { completedText, completedAnswer } from './completed-answer';
import { givenText } from './given-text';

const SEVEN: Answer = { kind: 'number', value: '7', mistakes: [] };

test('formats a chosen number like a typed one', () => {
  const choice: Answer = { kind: 'choice', options: [{ text: '$-4$' }, { text: '$2 xx 3$' }], right: 0 };
  expect(givenText(choice, '0')).toBe(givenText(SEVEN, '-4'));
  expect(givenText(choice, '0')).toBe('−4');
  expect(givenText(choice, '1')).toBe('2 × 3');
});

test.each<[string, Answer, string]>([
  ['19.5', { ...SEVEN, value: '20', tolerance: '1' }, 'sqrt(400) is near 19.5'],
  ['$20', { ...SEVEN, value: '20', tolerance: '1' }, 'sqrt(400) is near $20'],
  ['20.0', { ...SEVEN, value: '20' }, 'sqrt(400) is 20'],
])('what is near enough settles as it was given: %s', (given, answer, message) => {
  const exercise = { prompt: [{ kind: 'math', math: 'sqrt(400)' } as const], answer, solution: [] };
  const spoken = completedText(completedAnswer(exercise, given));
  expect(spoken).toBe(message.replace('sqrt', '√').replace('is near', '≈').replace('is', '='));
});

test('completes a pair with its names as words', () => {
  const answer: Answer = { kind: 'pair', names: ['hens', 'goats'], values: ['10', '4'], mistakes: [] };
  const completed = completedAnswer({ prompt: [], answer, solution: [] }, '10, 4');
  expect(completed.answer).toBe('$"hens" = 10$, $"goats" = 4$');
  expect(completedText(completed)).toBe('hens = 10, goats = 4');
});

test('shows the two fields of a pair as they were typed, also those of earlier releases', () => {
  const answer: Answer = { kind: 'pair', names: ['x', 'y'], values: ['1250', '-4'], mistakes: [] };
  expect(givenText(answer, '1,250\n-4,0')).toBe('1,250; −4,0');
  expect(givenText(answer, '1250, -4')).toBe('1250; −4');
});

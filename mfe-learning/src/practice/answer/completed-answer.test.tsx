import type { Answer } from '@ninefold/learning';
import { completedText, completedAnswer } from './completed-answer';

const SEVEN: Answer = { kind: 'number', value: '7', mistakes: [] };

test.each<[string, Answer, string]>([
  ['19.5', { ...SEVEN, value: '20', tolerance: '1' }, 'the square root of 400 is approximately 19.5'],
  ['$20', { ...SEVEN, value: '20', tolerance: '1' }, 'the square root of 400 is approximately $20'],
  ['20.0', { ...SEVEN, value: '20' }, 'the square root of 400 equals 20'],
])('what is near enough settles as it was given: %s', (given, answer, message) => {
  const exercise = { prompt: [{ kind: 'math', math: 'sqrt(400)' } as const], answer, solution: [] };
  const spoken = completedText(completedAnswer(exercise, given));
  expect(spoken).toBe(message);
});

test('completes a pair with its names as words', () => {
  const answer: Answer = { kind: 'pair', names: ['hens', 'goats'], values: ['10', '4'], mistakes: [] };
  const completed = completedAnswer({ prompt: [], answer, solution: [] }, '10, 4');
  expect(completed.answer).toBe('$"hens" = 10$, $"goats" = 4$');
  expect(completedText(completed)).toBe('hens equals ten, goats equals four');
});

import type { Answer } from '@ninefold/learning';
import { givenText } from './given-text';

const SEVEN: Answer = { kind: 'number', value: '7', mistakes: [] };

test('formats a chosen number like a typed one', () => {
  const choice: Answer = { kind: 'choice', options: [{ text: '$-4$' }, { text: '$2 xx 3$' }], right: 0 };
  expect(givenText(choice, '0')).toBe(givenText(SEVEN, '-4'));
  expect(givenText(choice, '0')).toBe('−4');
  expect(givenText(choice, '1')).toBe('2 × 3');
});

test('shows the two fields of a pair as they were typed, also those of earlier releases', () => {
  const answer: Answer = { kind: 'pair', names: ['x', 'y'], values: ['1250', '-4'], mistakes: [] };
  expect(givenText(answer, '1,250\n-4,0')).toBe('1,250; −4,0');
  expect(givenText(answer, '1250, -4')).toBe('1250; −4');
});

import { render, screen } from '@testing-library/react';
import type { Answer } from '@ninefold/learning';
import { TypedFields } from './TypedFields';

type Typed = Exclude<Answer, { kind: 'choice' }>;

const show = (answer: Typed) =>
  render(<TypedFields answer={answer} given="" onChange={() => {}} describedBy="" isInvalid={false} />);

test.each([
  [['x', 'y'], 'no'],
  [['hens', 'goats'], null],
] as const)('the labels %j are translated only if they are words', (names, translate) => {
  show({ kind: 'pair', names, values: ['1', '2'], mistakes: [] });
  for (const name of names) {
    expect(screen.getByText(`${name} =`).getAttribute('translate')).toBe(translate);
    expect(screen.getByRole('textbox', { name: `${name} =` })).toBeInTheDocument();
  }
});

test.each([
  ['m³', 'no'],
  ['points', null],
])('the unit "%s" is translated only if it is a word', (unit, translate) => {
  show({ kind: 'number', value: '1', unit, mistakes: [] });
  expect(screen.getByText(unit).getAttribute('translate')).toBe(translate);
});

test('a field keeps a space at its start, so that the caret stays where somebody types', () => {
  const onChange = jest.fn();
  const answer = { kind: 'number', value: '1', mistakes: [] } as const;
  render(<TypedFields answer={answer} given=" 12" onChange={onChange} describedBy="" isInvalid={false} />);
  expect(screen.getByRole('textbox')).toHaveValue(' 12');
});

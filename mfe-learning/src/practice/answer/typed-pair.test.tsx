import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkAnswer, type Answer } from '@ninefold/learning';
import { TypedFields } from './TypedFields';

const PAIR = {
  kind: 'pair',
  names: ['x', 'y'],
  values: ['1250', '1.5'],
  mistakes: [],
} as const satisfies Answer;

function Fields({ draft }: { draft: string }) {
  const [given, setGiven] = useState(draft);
  return (
    <>
      <TypedFields answer={PAIR} given={given} onChange={setGiven} describedBy="" isInvalid={false} />
      <output>{checkAnswer(PAIR, given).kind}</output>
    </>
  );
}

test('the fields of a pair show and read what is typed', async () => {
  const user = userEvent.setup();
  render(<Fields draft="" />);
  const [x, y] = screen.getAllByRole('textbox');
  await user.type(x!, '1,250');
  await user.type(y!, '1,5;');
  expect([x, y].map((field) => (field as HTMLInputElement).value)).toEqual(['1,250', '1,5;']);
  expect(screen.getByRole('status')).toHaveTextContent('right');
});

test('a draft of an earlier release fills both fields', () => {
  render(<Fields draft="1250,1.5" />);
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    '1250',
    '1.5',
  ]);
});

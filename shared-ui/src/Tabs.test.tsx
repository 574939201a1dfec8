import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '.';

function Example() {
  const [selected, setSelected] = useState('a');
  const tabs = [
    { id: 'a', label: 'Overview', panel: 'first panel' },
    { id: 'b', label: 'Games', panel: 'second panel' },
  ];
  return <Tabs label="Dashboard" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test('only the selected tab is a tab stop, and its panel is named after it', () => {
  render(<Example />);
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tab', { name: 'Games' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('first panel');
});

test.each([
  ['{ArrowRight}', 'Games'],
  ['{ArrowLeft}', 'Games'],
  ['{End}', 'Games'],
  ['{ArrowRight}{Home}', 'Overview'],
  ['{ArrowRight}{ArrowRight}', 'Overview'],
])('%s moves the focus and shows %s at once', async (keys, name) => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
});

test('an unknown selection shows the first tab rather than nothing', () => {
  render(
    <Tabs label="x" tabs={[{ id: 'a', label: 'Overview', panel: 'p' }]} selected="?" onSelect={() => {}} />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeInTheDocument();
});

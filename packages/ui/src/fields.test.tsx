import { render, screen } from '@testing-library/react';
import { Checkbox, ProgressBar, TextField } from '.';

test('a field is labeled, and described by its error instead of its hint', () => {
  render(<TextField label="Email" hint="We only write when you ask" error="Email is required" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Email is required');
});

test('a field without an error is described by its hint', () => {
  render(<TextField label="Email" hint="We only write when you ask" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We only write when you ask');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('a checkbox is described by its error', () => {
  render(<Checkbox label="I agree" error="You must agree" />);
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('You must agree');
});

test('progress outside its range is clamped', () => {
  const { container } = render(<ProgressBar label="Level" value={9} max={4} valueText="All done" />);
  expect(screen.getByRole('progressbar', { name: 'Level' })).toHaveAttribute('aria-valuetext', 'All done');
  expect(container.querySelector('span')).toHaveStyle({ transform: 'scaleX(1)' });
});

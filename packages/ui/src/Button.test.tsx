import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '.';

test('a busy button shows its busy label, keeps the focus and does not submit', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const onClick = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

test('a button without a type does not submit its form', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

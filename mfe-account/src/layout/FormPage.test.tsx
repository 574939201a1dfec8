import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from '@ninefold/platform/testing';
import type { Elements } from '@ninefold/ui';
import { Focused } from './Focused';
import { FormPage } from './FormPage';

/** A page whose button disappears when the server has responded. */
function Page({ answer, notice }: { answer: Promise<void>; notice?: Elements }) {
  const [done, setDone] = useState(false);
  const send = () => void answer.then(() => setDone(true));
  return (
    <MemoryRouter>
      <FormPage title="Sign in">
        {done ? (
          notice
        ) : (
          <button type="button" onClick={send}>
            Send
          </button>
        )}
        <p>Paper</p>
      </FormPage>
    </MemoryRouter>
  );
}

test('focuses the title when the focused control disappears', async () => {
  const user = userEvent.setup();
  render(<Page answer={Promise.resolve()} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
});

test('focuses a component that requests the focus, without focusing the title first', async () => {
  const user = userEvent.setup();
  render(<Page answer={Promise.resolve()} notice={<Focused as="p">Done.</Focused>} />);
  const focused: (string | null)[] = [];
  const remember = ({ target }: FocusEvent) => focused.push((target as Element).textContent);
  document.addEventListener('focusin', remember);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  document.removeEventListener('focusin', remember);
  expect(focused).toEqual(['Send', 'Done.']);
});

test('does not move the focus when an unfocused control disappears', async () => {
  const user = userEvent.setup();
  let respond: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (respond = resolve));
  render(<Page answer={answer} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByText('Paper'));
  await act(async () => {
    respond();
    await answer;
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

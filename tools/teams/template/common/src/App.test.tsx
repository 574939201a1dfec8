// @vitest-environment jsdom
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import App from './App';

test('greets the player, and counts', () => {
  const notify = vi.fn();
  render(
    <MemoryRouter>
      <App platform={fakePlatform({ auth: signedIn({ firstName: 'Ada' }), notify })} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Hello, Ada' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Count: 0' }));
  expect(screen.getByRole('button', { name: 'Count: 1' })).toBeTruthy();
  expect(notify).toHaveBeenCalledWith('__NAME__ counts');
});

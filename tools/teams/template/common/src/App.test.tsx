// @vitest-environment jsdom
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import App from './App';
import { BASE } from './base';

const notify = vi.fn();
const platform = fakePlatform({ auth: signedIn({ firstName: 'Ada' }), notify });

/** Opens a URL of this remote. */
const open = (path = '') =>
  render(
    <MemoryRouter initialEntries={[BASE + path]}>
      <App platform={platform} />
    </MemoryRouter>,
  );
afterEach(cleanup);

test('greets the player, and counts', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Hello, Ada' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Count: 0' }));
  expect(screen.getByRole('button', { name: 'Count: 1' })).toBeTruthy();
  expect(notify).toHaveBeenCalledWith('__NAME__ counts');
});

test('leads from the list to a game, a move, and back', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: "Fool's mate" }));
  fireEvent.click(await screen.findByRole('link', { name: 'g4 Qh4#' }));
  expect(screen.getByText('Move 2 is g4 Qh4#.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'All games' }));
  expect(screen.getByRole('heading', { name: 'Hello, Ada' })).toBeTruthy();
});

test('opens a move at its URL', async () => {
  open('/games/scholar/moves/4');
  expect(await screen.findByText('Move 4 is Qxf7#.')).toBeTruthy();
});

test.each(['/games/unknown', '/unknown'])('shows that %s is not found', async (path) => {
  open(path);
  expect(await screen.findByText('Page Not Found')).toBeTruthy();
});

// @vitest-environment jsdom
import { fakePlatform } from '@ninefold/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import App from './App';

test('shows the app of the other React, which has the platform', async () => {
  const notify = vi.fn();
  render(<App platform={fakePlatform({ notify })} />);
  // Testing Library waits for the updates of the page's React only.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const button = await vi.waitFor(() => screen.getByRole('button', { name: 'Count: 0' }));
  button.click();
  await vi.waitFor(() => screen.getByRole('button', { name: 'Count: 1' }));
  expect(screen.getByRole('heading', { name: /^React 18/ })).toBeTruthy();
  expect(notify).toHaveBeenCalledWith('the legacy app counts');
});

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakePlatform } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const { solution } = dailyPuzzle('sum_grid', '2026-11-21');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

async function solve(shareUrl?: string) {
  leaveAlmostSolved();
  const { settings } = fakePlatform();
  const { user } = await renderGames('/sum-grid', { settings: { ...settings, shareUrl } });
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  return user;
}

async function share(user: UserEvent) {
  await press(user, 'Share Results');
  await wait(0);
}

test('the device’s share sheet receives the result without the solution', async () => {
  const shareOnDevice = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareOnDevice });
  await share(await solve());
  expect(shareOnDevice).toHaveBeenCalledWith({
    text: expect.stringMatching(
      /^Ninefold #21 · Sum Grid · 0:01[^\n]*\n\n[^1-9]*Sum Grid solved in 0:01.*\/sum-grid$/s,
    ),
  });
});

test('where links have previews, the link is the one of that puzzle on that day', async () => {
  const shareOnDevice = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareOnDevice });
  await share(await solve('https://share.test'));
  expect(shareOnDevice).toHaveBeenCalledWith({
    text: expect.stringMatching(/\nhttps:\/\/share\.test\/share\/day\/2026-11-21\/sum-grid$/) as string,
  });
});

test('closing the share sheet is not an error', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await share(await solve());
  expect(alert).not.toHaveBeenCalled();
});

test('without a share sheet the result is copied, and an alert says so', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const user = await solve();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await share(user);
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Ninefold #21 · Sum Grid'));
  expect(alert).toHaveBeenCalledWith('Results copied to clipboard!');
});

test('a browser that blocks copying shows the text to copy by hand', async () => {
  const user = await solve();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await share(user);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('Ninefold #21 · Sum Grid');
});

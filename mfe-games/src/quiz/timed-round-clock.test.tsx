import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import App from '../App';
import { testDevice, NOON, wait } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => jest.useRealTimers());

/** A timed round in a browser that blocks storage, with a clock that only the test moves. */
async function beginRound() {
  const clock = { time: 0 };
  const forbidden = (): Storage => {
    throw new DOMException('', 'SecurityError');
  };
  const device = testDevice({ monotonicNow: () => clock.time, storage: forbidden, tabStorage: forbidden });
  render(
    <MemoryRouter initialEntries={['/mental-math-speed']}>
      <App platform={fakePlatform()} device={device} />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  return clock;
}

test('a round can be played and shown when storage is blocked', async () => {
  const clock = await beginRound();
  clock.time = 60_000;
  await wait(1_000);
  expect(screen.getByRole('heading', { name: "Time's up!" })).toBeInTheDocument();
  expect(screen.getByText(/this result is lost when you close or reload the page/)).toBeInTheDocument();
});

test('late timers do not shorten the round', async () => {
  const clock = await beginRound();
  clock.time = 25_500;
  await wait(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:35');
});

test('early timers do not end the round', async () => {
  const clock = await beginRound();
  clock.time = 59_999;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
});

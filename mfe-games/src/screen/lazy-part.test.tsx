import { act, render, screen } from '@testing-library/react';
import { PlatformProvider } from '@ninefold/platform';
import { fakePlatform } from '@ninefold/platform/testing';
import { lazyFinish, lazyPart, preloadParts } from './lazy-part';

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

function Part({ onClose }: { onClose(): void }) {
  return <button onClick={onClose}>It came</button>;
}

/** A chunk that loads only while the network is available. */
function network() {
  const state = { isThere: false, loads: 0 };
  const load = async () => {
    state.loads += 1;
    if (!state.isThere) throw new Error('No network.');
    return { default: Part };
  };
  return { state, load };
}

/** A page with one part, and its notices. */
async function show(Lazy: ReturnType<typeof lazyPart<{ onClose(): void }>>) {
  // React logs what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const notify = jest.fn();
  const onClose = jest.fn();
  await act(async () =>
    render(
      <PlatformProvider platform={fakePlatform({ notify })}>
        <Lazy onClose={onClose} />
      </PlatformProvider>,
    ),
  );
  return { notify, onClose };
}

test('an offline finish says so, and is completed when the network is back', async () => {
  const { state, load } = network();
  const { notify, onClose } = await show(lazyFinish(load, () => 'Solved. Reconnect to see the summary.'));
  expect(notify.mock.calls).toEqual([['Solved. Reconnect to see the summary.', 'success']]);
  state.isThere = true;
  await comeOnline();
  expect(screen.getByText('It came')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('the code for a finish is loaded with the grid, other parts later', () => {
  const finish = network();
  const other = network();
  lazyFinish(finish.load, () => '');
  lazyPart(other.load);
  const loads = () => [finish.state.loads, other.state.loads];
  jest.useFakeTimers();
  preloadParts('with-grid');
  // The task that shows the grid does nothing else.
  expect(loads()).toEqual([0, 0]);
  jest.runAllTimers();
  expect(loads()).toEqual([1, 0]);
  const stop = preloadParts('later');
  stop();
  jest.runAllTimers();
  expect(loads()).toEqual([1, 0]);
  preloadParts('later');
  jest.runAllTimers();
  jest.useRealTimers();
  expect(loads()).toEqual([1, 1]);
});

test('another part that cannot be loaded says so and closes, and can be reopened', async () => {
  const { load } = network();
  const { notify, onClose } = await show(lazyPart(load));
  expect(notify.mock.calls).toEqual([
    ['That could not be loaded. Check the connection and try again.', 'error'],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

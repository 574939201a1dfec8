import { act, render, screen } from '@testing-library/react';
import { PlatformProvider } from '@ninefold/platform';
import { fakePlatform } from '@ninefold/platform/testing';
import { lazyFinish, lazyPart, preloadParts } from './lazy-part';

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

function Part({ onClose }: { onClose(): void }) {
  return <button onClick={onClose}>It came</button>;
}

/** Code that comes only while there is a network. */
function network() {
  const state = { isThere: false, loads: 0 };
  const load = async () => {
    state.loads += 1;
    if (!state.isThere) throw new Error('No network.');
    return { default: Part };
  };
  return { state, load };
}

/** A page that shows one part, and what it says. */
async function show(Lazy: ReturnType<typeof lazyPart<{ onClose(): void }>>) {
  // React reports what a boundary has caught.
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

test('a finish without a network says what is kept, and comes when the network is back', async () => {
  const { state, load } = network();
  const { notify, onClose } = await show(lazyFinish(load, () => 'Solved. Kept on this device.'));
  expect(notify.mock.calls).toEqual([['Solved. Kept on this device.', 'success']]);
  state.isThere = true;
  await comeOnline();
  expect(screen.getByText('It came')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('what a finish needs is fetched with the board, other parts later', () => {
  const finish = network();
  const other = network();
  lazyFinish(finish.load, () => '');
  lazyPart(other.load);
  const loads = () => [finish.state.loads, other.state.loads];
  jest.useFakeTimers();
  preloadParts('with-grid');
  // The task in which the board is shown does no more than that.
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

test('another part that cannot be loaded says so and closes, to be opened again', async () => {
  const { load } = network();
  const { notify, onClose } = await show(lazyPart(load));
  expect(notify.mock.calls).toEqual([
    ['That could not be loaded. Check the connection and try again.', 'error'],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

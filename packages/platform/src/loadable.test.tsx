import { render, screen, waitFor } from '@testing-library/react';
import { Component, useLayoutEffect, type ReactNode } from 'react';
import { loadable, LoadFailure, Screen, SlowLoadContext } from './loadable';

const Page = () => <h1>The page</h1>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

const show = (page: ReturnType<typeof loadable<object>>) =>
  render(
    <Boundary>
      <Screen of={page} fallback={<p>Loading</p>} />
    </Boundary>,
  );

it('shows the fallback until the code is loaded', async () => {
  show(loadable(() => Promise.resolve({ default: Page })));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it('shows preloaded code immediately, without a fallback', async () => {
  const page = loadable(() => Promise.resolve({ default: Page }));
  await page.load();
  show(page);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('shows code that arrives between the first paint and its effects', async () => {
  const page = {
    component: undefined as typeof Page | undefined,
    load: () => Promise.resolve(),
  };
  function Meanwhile() {
    useLayoutEffect(() => {
      page.component = Page;
    });
    return null;
  }
  render(
    <>
      <Screen of={page} fallback={<p>Loading</p>} />
      <Meanwhile />
    </>,
  );
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
});

it('loads once for any number of calls', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Page }));
  const page = loadable(load);
  await Promise.all([page.load(), page.load()]);
  await page.load();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('code that does not load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const hanging = () => new Promise<never>(() => {});

  it('is reported as slow after 10 seconds, until it is unmounted', () => {
    const onSlow = jest.fn();
    const { unmount } = render(
      <SlowLoadContext value={onSlow}>
        <Screen of={loadable(hanging)} fallback={<p>Loading</p>} />
      </SlowLoadContext>,
    );
    jest.advanceTimersByTime(9_999);
    expect(onSlow).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onSlow.mock.calls).toEqual([[true]]);
    unmount();
    expect(onSlow).toHaveBeenLastCalledWith(false);
  });

  it('fails after 120 seconds, and is requested again by the next call', async () => {
    const load = jest.fn<Promise<{ default: typeof Page }>, []>(hanging);
    const page = loadable(load);
    const failed = jest.fn();
    page.load().catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.any(LoadFailure));

    load.mockResolvedValue({ default: Page });
    await page.load();
    expect(page.component).toBe(Page);
  });
});

it('throws a failure to the error boundary, and loads again next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isOnline = false;
  const page = loadable(async () => {
    if (!isOnline) throw new Error('offline');
    return { default: Page };
  });
  const { unmount } = show(page);
  expect(await screen.findByText('It failed')).toBeVisible();
  unmount();
  isOnline = true;
  show(page);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible());
});

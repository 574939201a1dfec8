import { act, screen, waitFor } from '@testing-library/react';
import { databaseFailure, shownOnBoards } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';

const READ = 'GET /rest/v1/profiles';
const SHOW = 'POST /rest/v1/rpc/show_on_boards';

const box = () => screen.getByRole('checkbox', { name: 'Show me on public boards' });

test('is off by default, and can be switched on and off', async () => {
  const { user, backend } = await openSettings({ [SHOW]: { body: true } });
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).not.toBeChecked();
  await user.click(box());
  await waitFor(() => expect(box()).toBeChecked());
  await user.click(box());
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(backend.requestsTo(SHOW).map(({ body }) => body)).toEqual([{ p_shown: true }, { p_shown: false }]);
  expect(screen.getByRole('link', { name: 'See the boards' })).toHaveAttribute('href', '/boards');
});

test('repeats a change that the server refused under load, without a message', async () => {
  jest.useFakeTimers();
  const busy = { code: 'PT503', message: 'The server is busy.', details: '1', hint: 'busy' };
  const { backend } = await openSettings({
    [READ]: shownOnBoards(true),
    [SHOW]: { status: 503, body: busy },
  });
  await waitFor(() => expect(box()).toBeChecked());
  act(() => box().click());
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(box()).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  jest.useRealTimers();
  expect(backend.requestsTo(SHOW)).toHaveLength(4);
  expect(screen.getByRole('alert')).toHaveTextContent('That could not be read or changed.');
  expect(box()).toBeChecked();
});

test('keeps its value and shows an error when it cannot be saved', async () => {
  const { user } = await openSettings({ [READ]: shownOnBoards(true), [SHOW]: databaseFailure() });
  await waitFor(() => expect(box()).toBeChecked());
  await user.click(box());
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be read or changed.');
  expect(box()).toBeChecked();
});

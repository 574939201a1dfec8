import { act, fireEvent, screen } from '@testing-library/react';
import type { Database } from '@ninefold/contracts/database';
import { signedIn } from '@ninefold/platform/testing';
import type { FakeResponses } from '../../testing/fake-backend';
import { databaseFailure, databaseRefusal, usernameAvailable } from '../../testing/backend-responses';
import { AVAILABLE, setUp, UPDATE } from './testing/open-setup';

type CheckArgs = Database['public']['Functions']['username_available']['Args'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the username', () => {
  const atUsername = '/profile?setup=true&step=username';
  const named = signedIn({ firstName: 'Ada', username: null, country: null });

  async function typeUsername(name: string, responses: FakeResponses = {}) {
    const page = setUp(atUsername, named, responses);
    await page.user.clear(await screen.findByLabelText('Username'));
    await page.user.type(screen.getByLabelText('Username'), name);
    return page;
  }

  test.each([
    ['ad', 'Need 1 more character'],
    ['a', 'Need 2 more characters'],
    ['abcdefghijklmnopqr', '2 characters too long'],
    ['ada!', 'Contains invalid characters'],
  ])('"%s" shows a hint while typing', async (name, hint) => {
    const { backend } = await typeUsername(name);
    expect(screen.getByText(hint)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(backend.requestsTo(AVAILABLE)).toHaveLength(0);
  });

  test.each([
    ['ad', 'Username must be at least 3 characters long'],
    ['abcdefghijklmnopqr', 'Username must be no more than 16 characters long'],
    ['ada!', 'Username can only contain English letters, numbers, and underscores'],
  ])('"%s" is rejected', async (name, message) => {
    const { backend, go } = await typeUsername(name);
    await go();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(backend.requestsTo(UPDATE)).toHaveLength(0);
  });

  test('is sent to the server in lower case after a pause in typing', async () => {
    const { backend } = await typeUsername('AdaL');
    expect(screen.getByLabelText('Username')).toHaveValue('adal');
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(backend.requestsTo(AVAILABLE)).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText('Username is available!')).toBeInTheDocument();
    expect(backend.requestsTo(AVAILABLE).map(({ body }) => body)).toEqual<CheckArgs[]>([
      { p_username: 'adal' },
    ]);
  });

  test('is read in any script, and an input method composes it undisturbed', async () => {
    await typeUsername('Ada٣４');
    const field = screen.getByLabelText('Username');
    expect(field).toHaveValue('ada34');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'ada34Ｌ' }, isComposing: true });
    expect(field).toHaveValue('ada34Ｌ');
    fireEvent.compositionEnd(field, { data: 'Ｌ' });
    expect(field).toHaveValue('ada34l');
    expect(screen.queryByText('Contains invalid characters')).not.toBeInTheDocument();
  });

  test('a late rejection does not affect a name typed since', async () => {
    const isFree = (name: unknown) => usernameAvailable(name !== 'admin');
    const page = setUp(atUsername, named, {
      [AVAILABLE]: ({ body }) => isFree(body['p_username']),
      [UPDATE]: databaseRefusal('usernameTaken'),
    });
    const field = await screen.findByLabelText('Username');
    const type = async (name: string) => {
      await page.user.clear(field);
      await page.user.type(field, name);
    };
    await type('admin');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await screen.findByText('Username is already taken')).toBeInTheDocument();
    const answer = page.holdNextCall();
    await page.user.keyboard('{Enter}');
    await type('adal');
    await act(() => jest.advanceTimersByTimeAsync(500));
    await answer();
    expect(await screen.findByText('Username is available!')).toBeInTheDocument();
    expect(screen.queryByText('Username is already taken')).not.toBeInTheDocument();
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('is checked again after a call that hangs', async () => {
    const page = setUp(atUsername, named);
    const field = await screen.findByLabelText('Username');
    await page.user.clear(field);
    page.holdNextCall();
    await page.user.type(field, 'adal');
    await act(() => jest.advanceTimersByTimeAsync(500 + 4_000));
    expect(screen.getByText('Checking…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText('Username is available!')).toBeInTheDocument();
  });

  test('is checked again after a failed call', async () => {
    const answers = [databaseFailure(), databaseFailure(), usernameAvailable(true)];
    await typeUsername('adal', { [AVAILABLE]: () => answers.shift()! });
    await act(() => jest.advanceTimersByTimeAsync(500 + 1_000));
    expect(screen.getByText('Checking…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('Username is available!')).toBeInTheDocument();
    expect(answers).toEqual([]);
  });

  test('can be saved when every check fails', async () => {
    const { backend, go } = await typeUsername('adal', { [AVAILABLE]: databaseFailure() });
    await act(() => jest.advanceTimersByTimeAsync(500 + 60_000));
    // After 1, 2, 4, 8 and 16 seconds, then every 30 seconds.
    expect(backend.requestsTo(AVAILABLE)).toHaveLength(6);
    await go();
    expect(await screen.findByRole('heading', { name: 'Where do you play from?' })).toBeInTheDocument();
  });

  test('that is taken is rejected while typing', async () => {
    await typeUsername('adal', { [AVAILABLE]: usernameAvailable(false) });
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await screen.findByText('Username is already taken')).toBeInTheDocument();
  });

  test('that was removed before is rejected on saving', async () => {
    const { go } = await typeUsername('adal', { [UPDATE]: databaseRefusal('usernameRemoved') });
    await go();
    expect(await screen.findByText(/This name was removed after a report/)).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  test('that was taken a moment ago is rejected on saving', async () => {
    const taken = databaseRefusal('usernameTaken');
    const { go } = await typeUsername('adal', { [UPDATE]: taken });
    await go();
    expect(await screen.findByText('Username is already taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

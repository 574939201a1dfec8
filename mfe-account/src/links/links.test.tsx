import { act, screen } from '@testing-library/react';
import type { EmailedLink } from '@ninefold/platform';
import { renderApp } from '../testing/render-app';

type Type = EmailedLink['type'];

/** As the auth client throws it. */
const refusal = (message: string, status: number, code?: string) =>
  Object.assign(new Error(message), { status, code });

async function openPage(type: Type, open: EmailedLink['open']) {
  const reportError = jest.fn();
  const emailedLink = () => Promise.resolve({ type, open });
  const page = renderApp(`/link?type=${type}`, { platform: { emailedLink, reportError } });
  await screen.findByRole('button');
  return { ...page, reportError };
}

test.each<[Type, heading: string, button: string]>([
  ['signup', 'Confirm your email address', 'Confirm my address'],
  ['recovery', 'Choose a new password', 'Continue'],
  ['email_change', 'Confirm your new email address', 'Use this address'],
  ['invite', 'You are invited', 'Accept the invitation'],
])(
  'the page of a link of type %s uses it up only when its button is pressed',
  async (type, heading, button) => {
    const open = jest.fn(() => Promise.resolve({ page: '/login?confirmed=true', email: 'ada@example.test' }));
    const { user } = await openPage(type, open);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: button }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  },
);

test('keeps the link when the server cannot be reached', async () => {
  const open = jest
    .fn<ReturnType<EmailedLink['open']>, []>()
    .mockRejectedValueOnce(refusal('Failed to fetch', 0))
    .mockResolvedValueOnce({ page: '/login?confirmed=true' });
  const { user } = await openPage('signup', open);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your link may still be valid.');
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText(/Email confirmed successfully/)).toBeVisible();
});

test('waits for a busy network, and opens the link by itself', async () => {
  jest.useFakeTimers();
  const limited = refusal(
    'Too many requests. Please try again after 7 seconds.',
    429,
    'over_request_rate_limit',
  );
  const open = jest
    .fn<ReturnType<EmailedLink['open']>, []>()
    .mockRejectedValueOnce(limited)
    .mockResolvedValueOnce({ page: '/login?confirmed=true' });
  await openPage('signup', open);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText(/Many people .* your network/).closest('[role]')).toHaveAttribute('role', 'status');
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(/Email confirmed successfully/)).toBeVisible();
  jest.useRealTimers();
});

test('reports an unexpected error, and keeps the link', async () => {
  const error = refusal('no', 500, 'unexpected_failure');
  const { user, reportError } = await openPage('invite', () => Promise.reject(error));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred');
  expect(reportError).toHaveBeenCalledWith(error, 'account: emailed link');
});

test('offers to load the code again when it could not be loaded', async () => {
  const emailedLink = jest
    .fn<Promise<EmailedLink>, []>()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue({ type: 'recovery', open: () => Promise.resolve({ page: '/login' }) });
  const { user } = renderApp('/link?type=recovery', { platform: { emailedLink } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet connection');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
});

test('without a link, says what to do', async () => {
  renderApp('/link');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  await act(() => Promise.resolve());
});

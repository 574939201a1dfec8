import { screen } from '@testing-library/react';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { fakePayments, PAID, refused } from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';

// A purchase that does not belong to the signed-in account.

const VERIFY = '/api/verify-checkout-session';
const FREE = signedIn({}, { onboarding_completed: true });
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function openAs(code: 'other-email' | 'not-your-session') {
  const { payments, responses } = fakePayments({ [VERIFY]: refused(VERIFY, code) });
  const signOut = jest.fn(() => {
    responses[VERIFY] = PAID;
    page.change({ payments, signOut, auth: { status: 'out' } });
    return Promise.resolve();
  });
  const address = '/signup/success?session_id=cs_test_1&tier=elite';
  const settings = { ...fakePlatform().settings, supportEmail: 'help@ninefold.test' };
  const page = renderApp(address, { platform: { payments, signOut, auth: FREE, settings } });
  return { ...page, signOut };
}

test('says that it was paid with another address, and which account is signed in', async () => {
  openAs('other-email');
  expect(await heading('Paid With a Different Address')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('You paid with a different email address');
  const email = screen.getByText('ada@example.test');
  expect(email.matches('bdi[translate="no"]')).toBe(true);
  expect(email.parentElement).toHaveTextContent(/^You are signed in as ada@example\.test\.$/);
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
});

test('leads to support if the address was mistyped', async () => {
  openAs('other-email');
  const words = await screen.findByText(/Did you mistype your email address when you paid\?/);
  expect(words.parentElement).toHaveTextContent('help@ninefold.test');
});

test('one press leads to a new account with the other address', async () => {
  const { user, signOut } = openAs('other-email');
  await user.click(await screen.findByRole('button', { name: 'Sign out and create an account' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  await heading('Create Your Account');
  expect(await screen.findByText('Paid: $49.99')).toBeInTheDocument();
});

test.each(['other-email', 'not-your-session'] as const)(
  'one press leads to the sign-in and back, after %s',
  async (code) => {
    const { user, signOut } = openAs(code);
    await user.click(
      await screen.findByRole('button', { name: 'Sign out and sign in to the other account' }),
    );
    expect(signOut).toHaveBeenCalledTimes(1);
    await heading('Welcome back');
    expect(screen.getByText(/to return to the page that you wanted/)).toBeInTheDocument();
  },
);

import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fakePayments, UNPAID } from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';

const VERIFY = '/api/verify-checkout-session';

test('says that nothing was charged for an unpaid checkout, and leads to the plans', async () => {
  const { payments } = fakePayments({ [VERIFY]: UNPAID });
  renderApp('/signup/success?session_id=cs_test_1', { platform: { payments, auth: signedIn() } });
  expect(await screen.findByText(/^Nothing was charged/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/upgrade');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeInTheDocument();
});

test.each([
  ['a profile', 'ada', 'We will take you to Today in a moment.'],
  ['no profile yet', '', 'Next, complete your profile.'],
])('says where the page leads a subscriber with %s', async (_, username, words) => {
  const auth = signedIn({ isSubscribed: true, tier: 'elite', username });
  renderApp('/signup/success', { platform: { auth } });
  await act(() => Promise.resolve());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fakeBackend } from '../../testing/fake-backend';
import { CHECKOUT, fakePayments, followedLinks, OFFLINE, refused } from '../../testing/fake-payments';
import { renderApp } from '../../testing/render-app';
import { subscriptionRow } from '../../testing/subscription-row';

const CREATE = '/api/create-checkout-session';
const newcomer = (over = {}) =>
  signedIn({ firstName: 'User', username: null, country: null, ...over }, { onboarding_completed: true });
const heading = (name: string) => screen.findByRole('heading', { name });

function come(address: string, responses: Parameters<typeof fakePayments>[0] = {}, auth = newcomer()) {
  const service = fakePayments(responses);
  return { ...service, ...renderApp(address, { platform: { payments: service.payments, auth } }) };
}

test('leads from plan to payment, back, and to the checkout in this tab', async () => {
  const links = followedLinks();
  const { user, callsTo, responses } = come('/signup?step=plan_selection', { [CREATE]: OFFLINE });
  await heading('Choose Your Plan');
  await user.click(await screen.findByRole('button', { name: 'Choose Elite Access' }));
  expect(await heading('Complete Payment')).toHaveFocus();
  expect(await screen.findByText(/and every year after that, until you cancel/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the plans' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Elite Access' }));
  const pay = await screen.findByRole('button', { name: 'Continue to payment of $49.99' });
  await user.click(pay);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to payment services.');
  responses[CREATE] = CHECKOUT;
  await user.click(pay);
  expect(links).toEqual([CHECKOUT.checkout_url]);
  expect(screen.getByRole('button', { name: 'Creating checkout...' })).toBeInTheDocument();
  expect(callsTo(CREATE)).toEqual([
    { tier: 'elite', flow: 'signup' },
    { tier: 'elite', flow: 'signup' },
  ]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['payment-missing', { status: 'unpaid' }, 'Your plan is on hold', 'Pay the open invoice'],
  [
    'payment-unfinished',
    { status: 'incomplete', paid: false },
    'Your payment is not finished',
    'Finish the payment',
  ],
  ['payment-disputed', { disputed: true }, 'Your plan is suspended', null],
] as const)(
  'a purchase refused for %s is explained with the next step',
  async (code, over, title, button) => {
    const { payments } = fakePayments({ [CREATE]: refused(CREATE, code) });
    const { supabase } = fakeBackend({
      'GET /rest/v1/subscriptions': { body: [subscriptionRow(over)] },
      'GET /rest/v1/purchases': { body: [] },
    });
    const address = '/signup?step=payment_processing&plan=elite';
    const { user } = renderApp(address, { platform: { payments, auth: newcomer(), supabase } });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment of $49.99' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(title);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([...(button ? [button] : []), 'Back to the plans']);
  },
);

test('the free plan takes one click', async () => {
  const { user } = come('/signup?step=plan_selection');
  await user.click(await screen.findByRole('button', { name: 'Stay on the free plan' }));
  expect(await heading('Complete Your Profile')).toBeInTheDocument();
});

test.each(['/signup', '/signup?step=activation_of_nothing', '/signup?step=onboarding&part=2'])(
  '%s leads a member who has answered the questions to the profile',
  async (address) => {
    come(address);
    expect(await heading('Complete Your Profile')).toBeInTheDocument();
  },
);

test('/plans leads a member who has answered the questions to the plan selection', async () => {
  come('/plans');
  expect(await heading('Choose Your Plan')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Stay on the free plan' })).toBeInTheDocument();
});

test('/plans leads a player to the upgrade page', async () => {
  come('/plans', {}, signedIn());
  expect(await heading('Upgrade')).toBeInTheDocument();
});

test('a subscriber sees the last step and is redirected to the start page', async () => {
  jest.useFakeTimers();
  come('/signup?step=plan_selection', {}, newcomer({ isSubscribed: true, tier: 'elite' }));
  expect(await heading('Welcome')).toBeInTheDocument();
  expect(await screen.findByText('You have Elite Access')).toBeInTheDocument();
  expect(screen.getByText(/Next, complete your profile\.$/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('elsewhere: /')).toBeInTheDocument();
  jest.useRealTimers();
});

import { fakePlatform } from '@ninefold/platform/testing';
import { fakePayments, PAID } from '../../../testing/fake-payments';
import { renderApp } from '../../../testing/render-app';

export const VERIFY = '/api/verify-checkout-session';
export const RETURN_URL = '/signup/account?session_id=cs_test_1&tier=elite';
export type Responses = Parameters<typeof fakePayments>[0];

const settings = { ...fakePlatform().settings, supportEmail: 'help@ninefold.test' };

/** Comes back from the checkout as a guest, who has paid unless the responses say otherwise. */
export function come(
  responses: Responses,
  address = RETURN_URL,
  state: unknown = undefined,
): ReturnType<typeof fakePayments> & ReturnType<typeof renderApp> {
  const service = fakePayments({ [VERIFY]: PAID, ...responses });
  return { ...service, ...renderApp(address, { platform: { payments: service.payments, settings }, state }) };
}

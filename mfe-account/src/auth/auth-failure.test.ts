import { authFailureOf } from './auth-failure';

test.each([
  ['a network', 'over_request_rate_limit', 'Request rate limit reached', 'busy-network', 10],
  [
    'a network, with its time',
    'over_request_rate_limit',
    'Please try again after 7 seconds.',
    'busy-network',
    7,
  ],
  ['a gateway in front of the service', undefined, 'Too many requests', 'busy-network', 10],
  ['an account', 'unknown', 'Please try again after 90 seconds.', 'limited', 90],
  ['the mails to an address', 'over_email_send_rate_limit', 'only after 1 minute', 'limited', 60],
  ['the mails of the project', 'over_email_send_rate_limit', 'email rate limit exceeded', 'limited', 60],
])('a limit of %s is recognized as such', (_, code, message, kind, retrySeconds) => {
  expect(authFailureOf({ status: 429, code, message })).toMatchObject({ kind, retrySeconds });
});

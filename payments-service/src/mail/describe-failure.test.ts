import Stripe from 'stripe';
import { describeFailure } from './describe-failure';

const reply = (code: string, command: string, response?: string) =>
  Object.assign(new Error(`refused <ada@example.test>: ${response}`), {
    code,
    command,
    ...(response && { response, responseCode: Number(response.slice(0, 3)) }),
  });

test.each<readonly [error: unknown, described: string, isRejected: boolean, isAboutMail: boolean]>([
  [
    reply('EENVELOPE', 'RCPT TO', '550 5.1.1 <ada@example.test> unknown'),
    'EENVELOPE RCPT TO 550 5.1.1',
    true,
    true,
  ],
  [reply('EENVELOPE', 'RCPT TO', '550 no such user'), 'EENVELOPE RCPT TO 550', true, true],
  // The server, or our account with it, is the reason.
  [reply('EENVELOPE', 'RCPT TO', '554 5.7.1 relaying denied'), 'EENVELOPE RCPT TO 554 5.7.1', false, true],
  [reply('EENVELOPE', 'RCPT TO', '450 4.2.1 busy'), 'EENVELOPE RCPT TO 450 4.2.1', false, true],
  [reply('EMESSAGE', 'DATA', '554 5.6.0 refused'), 'EMESSAGE DATA 554 5.6.0', false, true],
  [reply('EENVELOPE', 'RCPT TO', '421 4.7.0 closing'), 'EENVELOPE RCPT TO 421 4.7.0', false, false],
  [reply('EENVELOPE', 'MAIL FROM', '550 unknown sender'), 'EENVELOPE MAIL FROM 550', false, false],
  [reply('EAUTH', 'AUTH PLAIN', '535 5.7.8 wrong'), 'EAUTH AUTH PLAIN 535 5.7.8', false, false],
  [reply('ETIMEDOUT', 'CONN'), 'ETIMEDOUT CONN', false, false],
  [reply('EENVELOPE', 'API'), 'EENVELOPE API', true, true],
  [
    new Stripe.errors.StripeConnectionError({ message: 'no response for ada@example.test' } as never),
    'StripeConnectionError',
    false,
    true,
  ],
  [new TypeError('ada@example.test'), 'TypeError', false, true],
])('%s', (error, described, isRejected, isAboutMail) => {
  expect(describeFailure(error)).toEqual({ error: described, isRejected, isAboutMail });
});

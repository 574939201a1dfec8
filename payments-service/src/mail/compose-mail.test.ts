import { type Mail, RETURN_REASONS } from '@ninefold/contracts';
import { htmlOf, plainTextOf } from '@ninefold/mail';
import { composeMail, type RenewalPrice } from './compose-mail';
import { formatAmount } from './format-amount';

const ID = '3b241101-e2bb-4255-8caf-4136c566a962';
const SHELL = 'https://play.test';
const SHARE = 'https://pay.test';
const FINISH = `${SHELL}/signup/account?session_id=cs_1&tier=elite`;
const CHARGE = { tier: 'elite', amount: 4_999, currency: 'usd' };
const DAY = 'January 5, 2027';
const INSTANT = '2027-01-05T23:30:00+00:00';
const PRICE: RenewalPrice = { amount: 4_999, currency: 'usd', hasDiscount: false };

type Content = Mail extends infer Each
  ? Each extends Mail
    ? Omit<Each, 'id' | 'address' | 'has_account'>
    : never
  : never;

function render(content: Content, hasAccount = true, price: RenewalPrice | null = PRICE) {
  const mail = { id: ID, address: 'ada@example.test', has_account: hasAccount, ...content } as Mail;
  const composed = composeMail(mail, { shellUrl: SHELL, shareUrl: SHARE, price });
  return { ...composed, text: plainTextOf(composed), html: htmlOf(composed) };
}

const RECEIPT: Content = {
  kind: 'receipt',
  details: {
    ...CHARGE,
    session_id: 'cs_1',
    invoice_id: 'in_1',
    paid_at: INSTANT,
    next_charge_at: '2028-01-05T23:30:00+00:00',
    is_renewal: false,
  },
};
const free = ({ kind, details }: Content) => ({ kind, details: { ...details, amount: 0 } }) as Content;
const FAILED = { ...CHARGE, is_first: false, retries_at: INSTANT };
const RENEWAL: Content = {
  kind: 'renewal',
  details: { subscription_id: 'sub_1', session_id: null, tier: 'elite', renews_at: INSTANT },
};
const RENEWAL_OF_GUEST: Content = {
  kind: 'renewal',
  details: { ...RENEWAL.details, session_id: 'cs_1' } as never,
};
const ENDED: Content = { kind: 'plan-ended', details: { tier: 'elite', ended_at: INSTANT } };
const refunded = (details: object): Content => ({
  kind: 'refunded',
  details: { ...CHARGE, is_full: true, ends_plan: false, reason: 'duplicate', ...details } as never,
});

test.each<
  readonly [case_: string, content: Content, hasAccount: boolean, said: readonly string[], url: string]
>([
  [
    'a receipt',
    RECEIPT,
    true,
    ['We received your payment of $49.99.', DAY, 'January 5, 2028', 'INV-CS1', 'Elite Access is active'],
    `${SHELL}/profile`,
  ],
  [
    'a receipt for a payment whose checkout is not known',
    { kind: 'receipt', details: { ...RECEIPT.details, session_id: null } as never },
    false,
    ['Thank you for purchasing Elite Access. We received your payment of $49.99.'],
    `${SHELL}/profile`,
  ],
  ['a receipt for a guest', RECEIPT, false, ['$49.99', DAY, 'Create your account'], FINISH],
  [
    'a receipt for a renewal that is the last one',
    {
      kind: 'receipt',
      details: { ...RECEIPT.details, session_id: null, next_charge_at: null, is_renewal: true } as never,
    },
    true,
    ['$49.99', 'Elite Access has renewed', 'Next renewal', 'None', 'in_1'],
    `${SHELL}/profile`,
  ],
  [
    'a receipt with a discount of 100%',
    free(RECEIPT),
    true,
    ['Elite Access is active. Nothing was charged.', 'Amount paid', '$0.00'],
    `${SHELL}/profile`,
  ],
  [
    'a receipt with a discount of 100% for a guest',
    free(RECEIPT),
    false,
    ['Thank you! Nothing was charged. Create your account'],
    FINISH,
  ],
  [
    'finish your account',
    { kind: 'finish-account', details: { session_id: 'cs_1', tier: 'elite' } },
    false,
    ['Elite Access', 'Create my account'],
    FINISH,
  ],
  [
    'a failed renewal',
    { kind: 'payment-failed', details: FAILED },
    true,
    [
      '$49.99',
      `Your plan stays active while we try again. The next attempt is on ${DAY}.`,
      'Please update your payment method before then.',
      '"Update your card"',
    ],
    `${SHELL}/profile`,
  ],
  [
    'a failed renewal without another attempt',
    { kind: 'payment-failed', details: { ...FAILED, retries_at: null } },
    true,
    [
      '$49.99',
      'your plan is on hold until the open invoice is paid',
      'update your payment method and pay the invoice',
      '"Pay the open invoice"',
    ],
    `${SHELL}/profile`,
  ],
  [
    'a failed first payment',
    { kind: 'payment-failed', details: { ...FAILED, is_first: true, retries_at: null } },
    false,
    ['$49.99', 'You were not charged.'],
    `${SHELL}/plans`,
  ],
  ['a renewal in a week', RENEWAL, true, ['$49.99', DAY], `${SHELL}/profile`],
  [
    'a renewal of a guest',
    RENEWAL_OF_GUEST,
    false,
    ['$49.99', DAY, 'You have not finished creating your account.'],
    FINISH,
  ],
  [
    'a renewal of a guest who has an account by now',
    RENEWAL_OF_GUEST,
    true,
    ['$49.99', DAY, 'To cancel, select "Manage subscription" in your profile'],
    `${SHELL}/profile`,
  ],
  ['an ended plan', ENDED, true, [`Elite Access ended on ${DAY}.`], `${SHELL}/upgrade`],
  [
    'a refund of a second payment',
    refunded({}),
    true,
    ['the full amount of $49.99', 'You already have Elite Access', 'Banks usually take'],
    `${SHELL}/profile`,
  ],
  [
    'a refund by support that ends the plan',
    refunded({ reason: 'by-support', ends_plan: true }),
    true,
    [
      'Our support team has refunded your payment. Elite Access has ended.',
      'You will get the full amount of $49.99 back.',
    ],
    `${SHELL}/profile`,
  ],
  [
    'a partial refund',
    refunded({ amount: 1_000, is_full: false, reason: 'by-support' }),
    true,
    [
      'Our support team has refunded part of your payment.',
      'So far, $10.00 of your payment has been refunded.',
    ],
    `${SHELL}/profile`,
  ],
  [
    'a returned purchase that was free',
    refunded({ amount: 0, reason: 'unusable-address' }),
    false,
    ['you do not have to pay anything', 'use a different address'],
    `${SHELL}/plans`,
  ],
  [
    'a second subscription without a payment',
    refunded({ amount: 0 }),
    true,
    [
      'You already have Elite Access, so we canceled the second subscription.',
      'Your plan stays active.',
      'You will not be charged for the second subscription.',
    ],
    `${SHELL}/profile`,
  ],
  [
    'a discount that is not configured',
    refunded({ amount: 0, reason: 'unknown-price' }),
    false,
    ['The price or discount of this checkout is no longer valid.', 'you do not have to pay anything'],
    `${SHELL}/plans`,
  ],
  [
    'a refund after the account was deleted',
    refunded({ tier: '', reason: 'account-deleted' }),
    false,
    ['$49.99', 'account that this purchase belonged to was deleted'],
    SHELL,
  ],
])('%s says the same in text and HTML, and leads where it should', (_, content, hasAccount, said, url) => {
  const { text, html, subject } = render(content, hasAccount);
  for (const part of said) {
    expect(text).toContain(part);
    expect(html.replaceAll(/\s+/g, ' ')).toContain(part.replaceAll('"', '&quot;'));
  }
  expect(/https?:\S+/.exec(text)?.[0]).toBe(url);
  expect(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toBe(url);
  expect(`${subject}${text}`).not.toMatch(/undefined|null|NaN|\bmail\b|e-mail/);
  expect(html).not.toMatch(/<(img|script|link|svg|iframe)|url\(/);
});

test('only optional mails have a link to unsubscribe', () => {
  const url = `${SHARE}/unsubscribe/${ID}`;
  for (const content of [RENEWAL, ENDED]) {
    expect(render(content).text).toContain(url);
    expect(render(content).html).toContain(`href="${url}"`);
  }
  for (const content of [RECEIPT, refunded({}), { kind: 'payment-failed', details: FAILED } as const])
    expect(`${render(content).text}${render(content).html}`).not.toContain('nsubscribe');
});

test.each([4_999, 0])('every reason of a refund of %s cents is explained', (amount) => {
  const explained = [...RETURN_REASONS, 'by-support'].map(
    (reason) => render(refunded({ reason, amount })).paragraphs[0],
  );
  expect(new Set(explained).size).toBe(RETURN_REASONS.length + 1);
});

test('a mail about nothing paid mentions no payment, amount or bank', () => {
  const mails = [
    ...[true, false].map((hasAccount) => render(free(RECEIPT), hasAccount)),
    ...(['duplicate', 'unknown-price', 'unusable-address', 'never-granted', 'account-deleted'] as const).map(
      (reason) => render(refunded({ reason, amount: 0 }), false),
    ),
  ];
  for (const { subject, preview, paragraphs, foot } of mails)
    expect([subject, preview, ...paragraphs, ...foot].join(' ')).not.toMatch(/payment|\$|bank|refund/i);
});

test('a plan that goes on after a failed renewal is not on hold, and the other way around', () => {
  const texts = [INSTANT, null].map(
    (retries_at) => render({ kind: 'payment-failed', details: { ...FAILED, retries_at } }).text,
  );
  expect(texts[0]).not.toMatch(/on hold|last attempt/);
  expect(texts[1]).not.toMatch(/stays active|try again/);
});

test('only a refund that ended the plan says so', () => {
  for (const reason of [...RETURN_REASONS, 'by-support'])
    expect(render(refunded({ reason })).text).not.toContain('Elite Access has ended');
});

test('people who need support are asked to reply, because the mail has no other address', () => {
  const texts = [RECEIPT, { kind: 'payment-failed', details: FAILED } as const].map(
    (mail) => render(mail).text,
  );
  for (const text of texts) expect(text).toContain('please reply to this email');
});

test('a discount is not promised, and not concealed', () => {
  const { text } = render(RENEWAL, true, { ...PRICE, hasDiscount: true });
  expect(text).toContain(
    'This is the regular price. If your discount still applies on that day, you will pay less.',
  );
  expect(() => render(RENEWAL, true, null)).toThrow('needs its price');
});

test.each([
  [4_999, 'usd', '$49.99'],
  [0, 'usd', '$0.00'],
  [1_234_500, 'eur', '€12,345.00'],
  [4_999, 'jpy', '¥4,999'],
])('formats %s %s as %s', (amount, currency, text) => expect(formatAmount(amount, currency)).toBe(text));

import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Account } from '../account';
import { emailAddress } from '../api/operation';
import { StripeError } from '../api/stripe-error';
import { completeCheckout, emailOf, orderOf } from '../billing/checkout';
import { periodEnd } from '../billing/subscriptions';
import { behaviorOf, digitsOf, PAY_LATER, SECOND_STEP } from '../billing/test-cards';
import type { CheckoutSession } from '../state/rows';
import { day, linkTo, missingPage, money, page } from './page';

const CARDS = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0027 6000 3184', 'needs a second step'],
  ['4000 0000 0000 0341', 'succeeds now and is declined at the renewal'],
];

const PROBLEMS = {
  email: 'Enter an email address, such as name@example.com.',
  number: 'Enter the number of a test card: they are listed below.',
  notConfirmed:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const field = v.fallback(v.pipe(v.string(), v.trim()), '');
/** As typed. */
const FormSchema = v.object({
  email: field,
  method: v.fallback(v.picklist(['card', 'bank']), 'card'),
  number: field,
  /** The response to the authentication step. */
  reply: field,
});
type Form = v.InferOutput<typeof FormSchema>;

/** The hosted checkout page of each session, and its authentication step. */
export function checkoutPages(account: Account): Hono {
  const app = new Hono();
  app.all('/:id', async (context) => {
    const session = account.tables.checkoutSessions[context.req.param('id')];
    if (!session) return missingPage(context);
    if (session.status !== 'open') return overPage(context, session);
    const form = v.parse(FormSchema, await context.req.parseBody());
    if (context.req.method !== 'POST') return formPage(account, context, session, form);

    const number = form.method === 'bank' ? PAY_LATER : digitsOf(form.number);
    const card = form.method === 'card' && number === PAY_LATER ? undefined : behaviorOf(number);
    const isKnown = emailOf(account, session) !== null;
    const refuse = (problem: string) => formPage(account, context, session, form, problem);
    if (!isKnown && !v.is(emailAddress, form.email)) return refuse(PROBLEMS.email);
    if (!card) return refuse(PROBLEMS.number);
    if (number === SECOND_STEP && form.reply !== 'confirm') {
      return form.reply ? refuse(PROBLEMS.notConfirmed) : secondStep(context, session, form);
    }
    try {
      completeCheckout(account, session, card, form.email);
    } catch (error) {
      if (error instanceof StripeError) return refuse(error.message);
      throw error;
    }
    return context.redirect(successUrl(session), 303);
  });
  return app;
}

const amountOf = ({ amount_total: total, currency }: CheckoutSession): string => money(total, currency);

const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The payment page, with price, renewal and cancellation above the button. */
function formPage(
  account: Account,
  context: Context,
  session: CheckoutSession,
  form: Form,
  problem?: string,
) {
  const { description, price } = orderOf(account, session).lineItem;
  const email = emailOf(account, session);
  const amount = amountOf(session);
  const isWrong = problem ? html`aria-describedby="problem" aria-invalid="true" autofocus` : '';
  const isEmailWrong = problem === PROBLEMS.email;
  const method = (value: Form['method'], label: string) =>
    html`<label>
      <input type="radio" name="method" value="${value}" ${form.method === value ? 'checked' : ''} /> ${label}
    </label>`;
  const emailField = html`<label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      required
      value="${form.email}"
      ${isEmailWrong ? isWrong : ''}
    />`;
  const content = html`<p>
      You pay ${amount} today. It renews every ${price.recurring?.interval}, next on
      ${day(periodEnd(account.now(), price))}, until you cancel. You can cancel at any time in your profile.
    </p>
    ${problem ? html`<p role="alert" id="problem">${problem}</p>` : ''}
    <form method="post" novalidate>
      ${email === null ? emailField : html`<p>Email: ${email}</p>`}
      <fieldset>
        <legend>Payment method</legend>
        ${method('card', 'Card')}
        <label for="number">Card number</label>
        <input
          id="number"
          name="number"
          inputmode="numeric"
          autocomplete="cc-number"
          value="${form.number}"
          ${isEmailWrong ? '' : isWrong}
        />
        ${method('bank', 'Bank account, pay later')}
        <p>The bank pays, or refuses to pay, some time after the checkout.</p>
      </fieldset>
      <button class="primary">Pay ${amount}</button>
      ${linkTo(session.cancel_url, 'Cancel')}
    </form>
    <h2>Test cards</h2>
    <ul>
      ${CARDS.map(([number, does]) => html`<li><code>${number}</code> ${does}</li>`)}
    </ul>`;
  return page(context, `Subscribe to ${description}`, content, problem ? 402 : 200);
}

function secondStep(context: Context, session: CheckoutSession, { email, number }: Form) {
  const content = html`<form method="post">
    <p>Your bank asks you to confirm that you pay ${amountOf(session)}.</p>
    <input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="number" value="${number}" />
    <button class="primary" name="reply" value="confirm">Confirm</button>
    <button name="reply" value="refuse">Do not confirm</button>
  </form>`;
  return page(context, 'Confirm the payment', content);
}

/** A second click on "Pay" leads to the same place. */
function overPage(context: Context, session: CheckoutSession): Response | Promise<Response> {
  if (session.status !== 'complete') {
    const text = html`<p>Nothing was paid. You can start again from where you came.</p>`;
    return page(context, 'This checkout has expired', html`${text} ${linkTo(session.cancel_url, 'Go back')}`);
  }
  if (context.req.method === 'POST') return context.redirect(successUrl(session), 303);
  const text = html`<p>It was paid before, and is not charged again.</p>`;
  const link = linkTo(successUrl(session), 'Continue');
  return page(context, 'This checkout is complete', html`${text} ${link}`);
}

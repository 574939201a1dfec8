import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { StripeError } from '../api/stripe-error';
import { completeCheckout } from '../billing/complete-checkout';
import { PAY_LATER, testCard, type TestCard } from '../billing/test-cards';
import type { Emulator } from '../emulator';
import type { CheckoutSession } from '../state/stored';
import { amountOf, checkoutForm } from './checkout-form';
import { copy } from './copy';
import { missingPage, page } from './page';
import { EMPTY_FORM, type PaymentForm, type Problems, readForm, readPayment } from './read-payment';

/** The hosted checkout page of each session, and its second step. */
export function checkoutPages(emulator: Emulator): Hono {
  const app = new Hono();

  const show = (
    context: Context,
    session: CheckoutSession,
    form: PaymentForm,
    problems: Problems,
    refusal?: string,
  ) => {
    const lineItem = emulator.state.behind.lineItems[session.id];
    if (!lineItem) return missingPage(context);
    const knownEmail = emailOf(emulator, session);
    const content = checkoutForm({
      session,
      lineItem,
      knownEmail,
      form,
      problems,
      refusal,
      now: emulator.now(),
    });
    const isRefused = refusal !== undefined || Object.keys(problems).length > 0;
    return page(context, copy.checkout.title(lineItem.description ?? ''), content, isRefused ? 402 : 200);
  };

  const pay = (context: Context, session: CheckoutSession, form: PaymentForm, card: TestCard) => {
    try {
      completeCheckout(emulator, session, { card, email: form.email, name: form.name || null });
    } catch (error) {
      if (error instanceof StripeError) return show(context, session, form, {}, error.message);
      throw error;
    }
    return context.redirect(successUrl(session), 303);
  };

  /** The open session of the address; a session that is over has a page that says so. */
  const openSession = (context: Context): CheckoutSession | Response | Promise<Response> => {
    const session = emulator.resources.checkoutSessions[context.req.param('id') ?? ''];
    if (!session) return missingPage(context);
    return session.status === 'open' ? session : overPage(context, session);
  };

  app.get('/:id', async (context) => {
    const session = await openSession(context);
    return session instanceof Response ? session : show(context, session, EMPTY_FORM, {});
  });
  app.post('/:id', async (context) => {
    const session = await openSession(context);
    if (session instanceof Response) return session;
    const typed = readForm(await context.req.parseBody());
    const form = { ...typed, email: emailOf(emulator, session) ?? typed.email };
    const payment = readPayment(form, Date.now());
    if ('problems' in payment) return show(context, session, form, payment.problems);
    if (payment.card.needsSecondStep) return secondStep(context, session, form);
    return pay(context, session, form, payment.card);
  });
  app.post('/:id/confirm', async (context) => {
    const session = await openSession(context);
    if (session instanceof Response) return session;
    const body = await context.req.parseBody();
    const form = readForm(body);
    const card = testCard(form.number);
    if (!card || card === PAY_LATER || body.reply !== 'confirm') {
      return show(context, session, form, {}, copy.problems.notConfirmed);
    }
    return pay(context, session, { ...form, email: emailOf(emulator, session) ?? form.email }, card);
  });
  return app;
}

/** What the platform said of the buyer: their customer's address, or the one given with the session. */
const emailOf = (
  { resources }: Emulator,
  { customer, customer_email: email }: CheckoutSession,
): string | null => resources.customers[customer ?? '']?.email ?? email;

const successUrl = ({ success_url: url, id }: CheckoutSession): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

function secondStep(context: Context, session: CheckoutSession, form: PaymentForm) {
  const kept = (['email', 'number', 'expiry', 'name'] as const).map(
    (name) => html`<input type="hidden" name="${name}" value="${form[name]}" />`,
  );
  const content = html`<form method="post" action="/c/pay/${session.id}/confirm">
    <p>${copy.secondStep.text(amountOf(session))}</p>
    ${kept}
    <button name="reply" value="confirm">${copy.secondStep.confirm}</button>
    <button class="second" name="reply" value="refuse">${copy.secondStep.refuse}</button>
  </form>`;
  return page(context, copy.secondStep.title, content);
}

/** A second click on "Pay" ends where the first one did. */
function overPage(context: Context, session: CheckoutSession): Response | Promise<Response> {
  if (session.status === 'complete') {
    if (context.req.method === 'POST') return context.redirect(successUrl(session), 303);
    const goOn = html`<a class="button" href="${successUrl(session)}">${copy.over.goOn}</a>`;
    return page(
      context,
      copy.over.completeTitle,
      html`<p>${copy.over.complete}</p>
        ${goOn}`,
    );
  }
  const { cancel_url: url } = session;
  const back = url ? html`<a class="button" href="${url}">${copy.over.back}</a>` : '';
  return page(
    context,
    copy.over.expiredTitle,
    html`<p>${copy.over.expired}</p>
      ${back}`,
  );
}

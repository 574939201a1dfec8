import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Account } from '../account';
import { cancelNow, hasEnded, itemOf, setCancelAtPeriodEnd } from '../billing/subscriptions';
import type { PortalFeatures, PortalSession, Subscription } from '../state/rows';
import { day, linkTo, missingPage, money, page } from './page';

const CANCEL = 'Cancel subscription';

/** Statuses that customers see. */
const STATES: Readonly<Record<string, string>> = {
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Payment failed',
  paused: 'Paused',
  incomplete: 'Payment pending',
  incomplete_expired: 'Never paid',
  canceled: 'Canceled',
};

/**
 * The customer portal: subscriptions, with what the session's configuration allows, and invoices. An immediate cancellation
 * keeps the money, as in Stripe.
 */
export function portalPages(account: Account): Hono {
  const app = new Hono();
  app.get('/:id', (context) => {
    const session = account.tables.portalSessions[context.req.param('id')];
    return session
      ? page(context, 'Manage your subscription', overview(account, session))
      : missingPage(context);
  });
  app.all('/:id/:action{cancel|renew}/:subscription', (context) => {
    const { id, action, subscription: subscriptionId } = context.req.param();
    const session = account.tables.portalSessions[id];
    const subscription = account.tables.subscriptions[subscriptionId];
    if (!session || subscription?.customer !== session.customer || hasEnded(subscription)) {
      return missingPage(context);
    }
    const { subscription_cancel: cancel } = featuresOf(account, session);
    if (action === 'cancel' && !cancel.enabled) return missingPage(context);
    const isImmediate = cancel.mode === 'immediately';
    if (context.req.method !== 'POST') return cancelPage(context, session, subscription, isImmediate);
    if (action === 'cancel' && isImmediate) cancelNow(account, subscription);
    else setCancelAtPeriodEnd(account, subscription, action === 'cancel');
    return context.redirect(addressOf(session), 303);
  });
  return app;
}

const addressOf = ({ id }: PortalSession): string => `/p/session/${id}`;

const featuresOf = (account: Account, { configuration }: PortalSession): PortalFeatures =>
  account.row('portalConfigurations', configuration).features;

/** Newest first. */
function overview(account: Account, session: PortalSession) {
  const { tables } = account;
  const features = featuresOf(account, session);
  const isOwn = (row: { readonly customer: unknown }) => row.customer === session.customer;
  const subscriptions = Object.values(tables.subscriptions).filter(isOwn).reverse();
  const invoices = Object.values(tables.invoices).filter(isOwn).reverse();
  return html`${subscriptions.map((subscription) => section(session, subscription, features))}
    ${subscriptions.length === 0 ? html`<p>There is no subscription.</p>` : ''}
    <h2>Invoices</h2>
    <ul>
      ${invoices.map(
        ({ created, total, currency, status }) =>
          html`<li>
            ${day(created)}: ${money(total, currency)}, ${status === 'paid' ? 'paid' : 'not paid'}
          </li>`,
      )}
    </ul>
    ${linkTo(session.return_url, 'Return')}`;
}

function section(session: PortalSession, subscription: Subscription, features: PortalFeatures) {
  const { price, quantity, current_period_end: end } = itemOf(subscription);
  const { id, status, ended_at: endedAt, cancel_at_period_end: isEnding } = subscription;
  const amount = money(price.unit_amount * quantity, price.currency);
  const summary = html`<p>${STATES[status]}: ${amount} per ${price.recurring?.interval}.</p>`;
  if (endedAt !== null)
    return html`${summary}
      <p>Ended on ${day(endedAt)}.</p>`;
  const renew = html`<p>Ends on ${day(end)}, and does not renew.</p>
    <form method="post" action="${addressOf(session)}/renew/${id}">
      <button>Don't cancel subscription</button>
    </form>`;
  const cancel = html`<p>Renews on ${day(end)}.</p>
    ${features.subscription_cancel.enabled ? linkTo(`${addressOf(session)}/cancel/${id}`, CANCEL) : ''}`;
  const update = features.subscription_update.enabled ? html`<button disabled>Update plan</button>` : '';
  return html`${summary} ${update} ${isEnding ? renew : cancel}`;
}

function cancelPage(
  context: Context,
  session: PortalSession,
  subscription: Subscription,
  isImmediate: boolean,
) {
  const end = day(itemOf(subscription).current_period_end);
  const effect = isImmediate
    ? 'Your subscription ends now, without a refund.'
    : `You keep what you paid for until ${end}. After that nothing is charged. Until then you can change your mind.`;
  const content = html`<p>${effect}</p>
    <form method="post">
      <button class="primary">${CANCEL}</button>
      ${linkTo(addressOf(session), 'Go back')}
    </form>`;
  return page(context, 'Cancel your subscription', content);
}

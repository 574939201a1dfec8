import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { cancelNow, endingFields, isOver } from '../billing/cancel-subscription';
import { itemOf } from '../billing/new-subscription';
import type { Emulator } from '../emulator';
import type { Invoice, PortalConfiguration, PortalSession, Subscription } from '../state/stored';
import { copy, day, money } from './copy';
import { invoiceStatus } from './invoice-pages';
import { missingPage, page } from './page';

const words = copy.portal;

interface Portal {
  readonly session: PortalSession;
  readonly features: PortalConfiguration['features'];
  /** Newest first. */
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

/** The pages behind a portal session: what its customer has, cancel and renew, invoices. */
export function portalPages(emulator: Emulator): Hono {
  const app = new Hono();

  const portalOf = (context: Context): Portal | undefined => {
    const { portalSessions, portalConfigurations, subscriptions, invoices } = emulator.resources;
    const session = portalSessions[context.req.param('id') ?? ''];
    const configuration = portalConfigurations[session?.configuration ?? ''];
    if (!session || !configuration) return undefined;
    const isOwn = (row: { customer: string | null }) => row.customer === session.customer;
    return {
      session,
      features: configuration.features,
      subscriptions: Object.values(subscriptions).filter(isOwn).reverse(),
      invoices: Object.values(invoices).filter(isOwn).reverse(),
    };
  };
  /** One that its customer can still change. */
  const liveOf = (portal: Portal | undefined, context: Context) =>
    portal?.subscriptions.find((row) => row.id === context.req.param('subscription') && !isOver(row));

  app.get('/:id', (context) => {
    const portal = portalOf(context);
    return portal ? page(context, words.title, overview(portal)) : missingPage(context);
  });
  app.get('/:id/cancel/:subscription', (context) => {
    const portal = portalOf(context);
    const subscription = liveOf(portal, context);
    if (!portal?.features.subscription_cancel.enabled || !subscription) return missingPage(context);
    return page(context, copy.cancel.title, cancelQuestion(portal, subscription));
  });
  app.post('/:id/cancel/:subscription', (context) => {
    const portal = portalOf(context);
    const subscription = liveOf(portal, context);
    if (!portal?.features.subscription_cancel.enabled || !subscription) return missingPage(context);
    if (portal.features.subscription_cancel.mode === 'immediately') cancelNow(emulator, subscription);
    else {
      const ending = endingFields(emulator, subscription, true);
      emulator.update('customer.subscription.updated', subscription, ending);
    }
    return context.redirect(`/p/session/${portal.session.id}`, 303);
  });
  app.post('/:id/renew/:subscription', (context) => {
    const portal = portalOf(context);
    const subscription = liveOf(portal, context);
    if (!portal || !subscription) return missingPage(context);
    const ending = endingFields(emulator, subscription, false);
    emulator.update('customer.subscription.updated', subscription, ending);
    return context.redirect(`/p/session/${portal.session.id}`, 303);
  });
  return app;
}

function overview(portal: Portal) {
  const { session, features, invoices } = portal;
  return html`${portal.subscriptions.map((subscription) => card(portal, subscription))}
  ${portal.subscriptions.length === 0 ? html`<p>${words.none}</p>` : ''}
  ${
    features.invoice_history.enabled
      ? html`<h2>${words.invoices}</h2>
          ${invoices.length === 0 ? html`<p>${words.noInvoices}</p>` : ''}
          <ul>
            ${invoices.map(
              (invoice) =>
                html`<li>
                  <a href="${invoice.hosted_invoice_url}">${invoice.number}</a>, ${day(invoice.created)},
                  ${money(invoice.total, invoice.currency)}, ${invoiceStatus(invoice.status)}
                </li>`,
            )}
          </ul>`
      : ''
  }
  ${session.return_url ? html`<a class="button second" href="${session.return_url}">${words.back}</a>` : ''}`;
}

function card({ session, features }: Portal, subscription: Subscription) {
  const item = itemOf(subscription);
  const address = (action: string) => `/p/session/${session.id}/${action}/${subscription.id}`;
  const status = words.state[subscription.status as keyof typeof words.state] ?? subscription.status;
  return html`<section class="sheet" aria-label="${status}">
    <p class="price">
      ${money(item.price.unit_amount ?? 0, item.price.currency)}
      <small>${copy.checkout.per(String(item.price.recurring?.interval))}</small>
    </p>
    <p><strong>${status}.</strong> ${whatNext(subscription)}</p>
    ${
      subscription.cancel_at_period_end && !isOver(subscription)
        ? html`<form method="post" action="${address('renew')}"><button>${words.renew}</button></form>`
        : ''
    }
    ${
      !subscription.cancel_at_period_end && !isOver(subscription) && features.subscription_cancel.enabled
        ? html`<a class="button second" href="${address('cancel')}">${words.cancel}</a>`
        : ''
    }
  </section>`;
}

function whatNext(subscription: Subscription): string {
  if (subscription.ended_at !== null) return words.ended(day(subscription.ended_at));
  const end = day(itemOf(subscription).current_period_end);
  return subscription.cancel_at_period_end ? words.ends(end) : words.renews(end);
}

function cancelQuestion({ session, features }: Portal, subscription: Subscription) {
  const end = day(itemOf(subscription).current_period_end);
  const isNow = features.subscription_cancel.mode === 'immediately';
  return html`<p>${isNow ? copy.cancel.now : copy.cancel.atPeriodEnd(end)}</p>
    <form method="post">
      <button>${copy.cancel.confirm}</button>
      <a class="button second" href="/p/session/${session.id}">${copy.cancel.keep}</a>
    </form>`;
}

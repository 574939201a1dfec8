import { PLANS } from '@ninefold/contracts';
import type { Emulator } from './emulator';
import { newPortalConfiguration } from './resources/new-portal-configuration';
import { newPrice, newProduct } from './resources/new-price';
import { newWebhookEndpoint } from './resources/new-webhook-endpoint';

/** What the platform expects to find in its Stripe account. */
export interface Seed {
  readonly priceElite: string;
  /** Without it, no events are sent. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
}

const PRODUCT = 'prod_elite_access';
const ENDPOINT = 'we_payments_service';

/** Adds what is missing. Address and secret of the webhook are those of this start. */
export function seed(emulator: Emulator, { priceElite, webhook }: Seed): void {
  const { products, prices, portalConfigurations, webhookEndpoints } = emulator.resources;
  const { name, amount, currency, interval } = PLANS.elite;
  if (!products[PRODUCT]) newProduct(emulator, { id: PRODUCT, name });
  if (!prices[priceElite]) {
    newPrice(emulator, {
      id: priceElite,
      product: PRODUCT,
      unitAmount: amount,
      currency,
      recurring: { interval },
    });
  }
  if (Object.keys(portalConfigurations).length === 0) {
    newPortalConfiguration(emulator, { showsInvoices: true, cancels: 'at_period_end' });
  }
  delete webhookEndpoints[ENDPOINT];
  if (webhook) newWebhookEndpoint(emulator, { id: ENDPOINT, enabledEvents: ['*'], ...webhook });
}

import { get, type Operation } from '../api/operation';
import { params } from '../api/params';
import { checkoutSessionOperations } from './checkout-sessions';
import { customerOperations } from './customers';
import { eventOperations } from './events';
import { invoiceOperations } from './invoices';
import { paymentOperations } from './payments';
import { portalOperations } from './portal';
import { priceOperations } from './prices';
import { productOperations } from './products';
import { subscriptionOperations } from './subscriptions';
import { webhookEndpointOperations } from './webhook-endpoints';

/** The account itself: what a health check asks for. */
const accountOperations: readonly Operation[] = [
  get('/account', params({}), () => ({
    id: 'acct_emulator',
    object: 'account',
    country: 'US',
    default_currency: 'usd',
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
  })),
  get('/balance', params({}), () => ({ object: 'balance', available: [], pending: [], livemode: false })),
];

/** Every call of the API that the emulator knows. */
export const OPERATIONS: readonly Operation[] = [
  ...accountOperations,
  ...productOperations,
  ...priceOperations,
  ...customerOperations,
  ...checkoutSessionOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...paymentOperations,
  ...portalOperations,
  ...eventOperations,
  ...webhookEndpointOperations,
];

import * as v from 'valibot';
import { newId } from '../account';
import { flag, metadata, type Operation, orNull, post, text, webAddress } from './operation';
import { invalidRequest } from './stripe-error';

const feature = v.strictObject({ enabled: flag });
const cancellation = v.strictObject({
  enabled: flag,
  mode: v.optional(v.picklist(['at_period_end', 'immediately']), 'at_period_end'),
});
const OFF = { enabled: 'false' } as const;
const ProfileSchema = v.strictObject({
  headline: orNull(text),
  privacy_policy_url: orNull(webAddress),
  terms_of_service_url: orNull(webAddress),
});
/** Features that are omitted are off. */
const FeaturesSchema = v.strictObject({
  customer_update: v.optional(feature, OFF),
  invoice_history: v.optional(feature, OFF),
  payment_method_update: v.optional(feature, OFF),
  subscription_cancel: v.optional(cancellation, OFF),
  subscription_update: v.optional(feature, OFF),
});
/** Features that are omitted stay the same. */
const FeatureChangesSchema = v.partial(
  v.strictObject({
    customer_update: feature,
    invoice_history: feature,
    payment_method_update: feature,
    subscription_cancel: cancellation,
    subscription_update: feature,
  }),
);

const events = v.pipe(v.array(text), v.minLength(1));

/** Operations that set up an account, and open its portal. */
export const setup: readonly Operation[] = [
  post(
    '/billing_portal/configurations',
    { business_profile: v.optional(ProfileSchema, {}), features: FeaturesSchema, metadata },
    (account, given) => account.add('portalConfigurations', { ...given, active: true, is_default: false }),
  ),
  post(
    '/billing_portal/configurations/:id',
    {
      active: v.optional(flag),
      business_profile: v.optional(ProfileSchema),
      features: v.optional(FeatureChangesSchema, {}),
    },
    (account, { features, ...changes }, id) => {
      const row = account.row('portalConfigurations', id);
      return Object.assign(row, changes, { features: { ...row.features, ...features } });
    },
  ),
  post(
    '/billing_portal/sessions',
    { configuration: v.optional(text), customer: text, return_url: orNull(webAddress) },
    (account, { configuration, customer, return_url }) => {
      account.row('customers', customer, 'customer');
      const chosen = configuration
        ? account.row('portalConfigurations', configuration, 'configuration')
        : Object.values(account.tables.portalConfigurations).find(({ is_default }) => is_default);
      if (!chosen) {
        throw invalidRequest(
          'No configuration provided and your test mode default configuration has not been created.',
        );
      }
      if (!chosen.active) throw invalidRequest('The configuration is not active.', 'configuration');
      const id = newId('bps');
      const url = `${account.origin}/p/session/${id}`;
      return account.add('portalSessions', { id, configuration: chosen.id, customer, return_url, url });
    },
  ),
  post('/webhook_endpoints', { url: webAddress, enabled_events: events, metadata }, (account, given) => {
    const endpoint = account.add('webhookEndpoints', { ...given, status: 'enabled' });
    const secret = newId('whsec');
    account.state.webhookSecrets[endpoint.id] = secret;
    // Only this response contains the secret.
    return { ...endpoint, secret };
  }),
  post('/webhook_endpoints/:id', { enabled_events: events }, (account, changes, id) =>
    Object.assign(account.row('webhookEndpoints', id), changes),
  ),
];

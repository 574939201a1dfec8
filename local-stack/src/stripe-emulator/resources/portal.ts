import { z } from 'zod';
import { get, type Operation, post } from '../api/operation';
import { flag, ignored, listParams, metadata, params, text, webAddress } from '../api/params';
import { isFor, mergedMetadata, namedRow, pageOf, rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { newId } from '../state/ids';
import type { PortalSession } from '../state/stored';
import { newPortalConfiguration } from './new-portal-configuration';

const enabled = z.object({ enabled: flag });

const FEATURES = z.strictObject({
  invoice_history: enabled.optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      ...ignored('cancellation_reason', 'proration_behavior'),
    })
    .optional(),
  ...ignored('customer_update', 'payment_method_update', 'subscription_update'),
});

const CONFIGURATION = {
  business_profile: z
    .strictObject({
      headline: text.optional(),
      privacy_policy_url: webAddress.optional(),
      terms_of_service_url: webAddress.optional(),
    })
    .optional(),
  default_return_url: webAddress.optional(),
  metadata: metadata.optional(),
  ...ignored('login_page', 'name'),
};

export const portalOperations: readonly Operation[] = [
  post(
    '/billing_portal/configurations',
    params({ ...CONFIGURATION, features: FEATURES }),
    (emulator, given) => {
      const { business_profile: profile, features } = given;
      const cancel = features.subscription_cancel;
      return newPortalConfiguration(emulator, {
        headline: profile?.headline,
        privacyPolicyUrl: profile?.privacy_policy_url,
        termsOfServiceUrl: profile?.terms_of_service_url,
        returnUrl: given.default_return_url,
        showsInvoices: features.invoice_history?.enabled ?? false,
        cancels: cancel?.enabled ? (cancel.mode ?? 'at_period_end') : undefined,
        metadata: mergedMetadata({}, given.metadata),
      });
    },
  ),
  get(
    '/billing_portal/configurations',
    listParams({ active: flag.optional(), is_default: flag.optional() }),
    ({ resources }, { active, is_default, ...page }) =>
      pageOf(
        '/v1/billing_portal/configurations',
        resources.portalConfigurations,
        page,
        (row) => isFor(active, row.active) && isFor(is_default, row.is_default),
      ),
  ),
  get('/billing_portal/configurations/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.portalConfigurations, 'configuration', id, 'configuration'),
  ),
  post(
    '/billing_portal/configurations/:id',
    params({ ...CONFIGURATION, features: FEATURES.optional(), active: flag.optional() }),
    (emulator, given, id) => {
      const configuration = rowOf(
        emulator.resources.portalConfigurations,
        'configuration',
        id,
        'configuration',
      );
      const { features: current, metadata: labels } = configuration;
      const cancel = given.features?.subscription_cancel;
      Object.assign(configuration.business_profile, given.business_profile);
      if (given.active !== undefined) configuration.active = given.active;
      if (given.default_return_url) configuration.default_return_url = given.default_return_url;
      if (given.features?.invoice_history)
        current.invoice_history.enabled = given.features.invoice_history.enabled;
      if (cancel) {
        current.subscription_cancel.enabled = cancel.enabled;
        current.subscription_cancel.mode = cancel.mode ?? current.subscription_cancel.mode;
      }
      configuration.metadata = mergedMetadata(labels ?? {}, given.metadata);
      configuration.updated = emulator.now();
      return configuration;
    },
  ),
  post(
    '/billing_portal/sessions',
    params({
      customer: text,
      configuration: text.optional(),
      return_url: webAddress.optional(),
      ...ignored('locale'),
    }),
    (emulator, { customer, configuration, return_url: returnUrl }) => {
      const { customers, portalConfigurations, portalSessions } = emulator.resources;
      const asked = configuration
        ? namedRow(portalConfigurations, 'configuration', configuration, 'configuration')
        : Object.values(portalConfigurations).find((row) => row.is_default);
      if (!asked) {
        throw invalidRequest(
          'No configuration provided and your test mode default configuration has not been created.',
          'configuration',
        );
      }
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: asked.id,
        created: emulator.now(),
        customer: namedRow(customers, 'customer', customer, 'customer').id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: returnUrl ?? asked.default_return_url,
        url: `${emulator.origin}/p/session/${id}`,
      };
      portalSessions[id] = session;
      return session;
    },
  ),
];

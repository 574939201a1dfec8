import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Metadata, PortalConfiguration } from '../state/stored';

interface PortalFeatures {
  readonly headline?: string | undefined;
  readonly privacyPolicyUrl?: string | undefined;
  readonly termsOfServiceUrl?: string | undefined;
  readonly returnUrl?: string | undefined;
  readonly showsInvoices: boolean;
  /** undefined: the portal cannot cancel. */
  readonly cancels?: 'at_period_end' | 'immediately' | undefined;
  readonly metadata?: Metadata | undefined;
}

/** The first configuration of an account is its default one. */
export function newPortalConfiguration(emulator: Emulator, features: PortalFeatures): PortalConfiguration {
  const now = emulator.now();
  const { portalConfigurations } = emulator.resources;
  const configuration: PortalConfiguration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: features.headline ?? null,
      privacy_policy_url: features.privacyPolicyUrl ?? null,
      terms_of_service_url: features.termsOfServiceUrl ?? null,
    },
    created: now,
    default_return_url: features.returnUrl ?? null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: features.showsInvoices },
      payment_method_update: { enabled: false, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: features.cancels !== undefined,
        mode: features.cancels ?? 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'interval_options' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: Object.keys(portalConfigurations).length === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: features.metadata ?? {},
    name: null,
    updated: now,
  };
  portalConfigurations[configuration.id] = configuration;
  return configuration;
}

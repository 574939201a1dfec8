import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Metadata, WebhookEndpoint } from '../state/stored';

interface EndpointDetails {
  readonly id?: string;
  readonly url: string;
  /** `*`: every event. */
  readonly enabledEvents: string[];
  /** Without it, a new one. */
  readonly secret?: string;
  readonly description?: string | undefined;
  readonly version?: string | undefined;
  readonly metadata?: Metadata;
}

/** Stores where events are sent, and the secret that signs them. */
export function newWebhookEndpoint(emulator: Emulator, details: EndpointDetails) {
  const endpoint: WebhookEndpoint = {
    id: details.id ?? newId('we'),
    object: 'webhook_endpoint',
    api_version: details.version ?? null,
    application: null,
    created: emulator.now(),
    description: details.description ?? null,
    enabled_events: details.enabledEvents,
    livemode: false,
    metadata: details.metadata ?? {},
    status: 'enabled',
    url: details.url,
  };
  const secret = details.secret ?? newId('whsec');
  emulator.resources.webhookEndpoints[endpoint.id] = endpoint;
  emulator.state.behind.webhookSecrets[endpoint.id] = secret;
  return { endpoint, secret };
}

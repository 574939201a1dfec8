import { z } from 'zod';
import { get, type Operation, post, remove } from '../api/operation';
import { flag, listParams, metadata, params, text, webAddress } from '../api/params';
import { mergedMetadata, pageOf, rowOf } from '../api/rows';
import { newWebhookEndpoint } from './new-webhook-endpoint';

const types = z.array(text).min(1);

export const webhookEndpointOperations: readonly Operation[] = [
  post(
    '/webhook_endpoints',
    params({
      url: webAddress,
      enabled_events: types,
      description: text.optional(),
      metadata: metadata.optional(),
      api_version: text.optional(),
    }),
    (emulator, { url, enabled_events: enabledEvents, description, metadata, api_version: version }) => {
      const details = { url, enabledEvents, description, version, metadata: mergedMetadata({}, metadata) };
      const { endpoint, secret } = newWebhookEndpoint(emulator, details);
      // Only this response has the secret.
      return { ...endpoint, secret };
    },
  ),
  get('/webhook_endpoints', listParams({}), ({ resources }, page) =>
    pageOf('/v1/webhook_endpoints', resources.webhookEndpoints, page),
  ),
  get('/webhook_endpoints/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.webhookEndpoints, 'webhook endpoint', id, 'webhook_endpoint'),
  ),
  post(
    '/webhook_endpoints/:id',
    params({
      url: webAddress.optional(),
      enabled_events: types.optional(),
      disabled: flag.optional(),
      description: text.optional(),
      metadata: metadata.optional(),
    }),
    ({ resources }, { url, enabled_events: enabledEvents, disabled, description, metadata }, id) => {
      const endpoint = rowOf(resources.webhookEndpoints, 'webhook endpoint', id, 'webhook_endpoint');
      return Object.assign(endpoint, {
        ...(url !== undefined && { url }),
        ...(enabledEvents !== undefined && { enabled_events: enabledEvents }),
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
        ...(description !== undefined && { description: description || null }),
        metadata: mergedMetadata(endpoint.metadata, metadata),
      });
    },
  ),
  remove('/webhook_endpoints/:id', params({}), ({ resources }, _params, id) => {
    rowOf(resources.webhookEndpoints, 'webhook endpoint', id, 'webhook_endpoint');
    delete resources.webhookEndpoints[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

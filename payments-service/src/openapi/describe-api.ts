import { ApiErrorSchema, PRODUCT_NAME } from '@ninefold/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type Endpoint, ENDPOINTS } from './endpoints';

/** Any request can cause these. */
const COMMON_ERRORS = [400, 413, 415, 429, 500, 503];

const ERROR_TEXTS: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflicts with the current state',
  413: 'Over 16 kB',
  415: 'Not JSON',
  429: 'Too many requests; `Retry-After` says how long to wait',
  500: 'Internal error',
  502: 'Stripe does not respond',
  503: 'The database does not respond, or the Stripe account is not set up or is the wrong one',
};

/** `input` is what a client sends, before the schema normalizes it. */
const jsonSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const described = toJsonSchema(schema, { typeMode, target: 'draft-2020-12', errorMode: 'ignore' });
  // OpenAPI 3.1 implies the draft.
  delete described.$schema;
  return described;
};

const json = (schema: object) => ({ 'application/json': { schema } });

const MEDIA_TYPES = { html: 'text/html', png: 'image/png' } as const;

const contentOf = (response: Endpoint['response']) =>
  typeof response === 'string'
    ? { [MEDIA_TYPES[response]]: { schema: { type: 'string' } } }
    : json(jsonSchema(response, 'output'));

const TOKENS: Readonly<Record<Endpoint['token'], readonly object[]>> = {
  none: [],
  optional: [{}, { session: [] }],
  required: [{ session: [] }],
};

function operation({ path, summary, token, request, response, errors }: Endpoint) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const failures = [...COMMON_ERRORS, ...errors].sort((a, b) => a - b);
  return {
    summary,
    security: TOKENS[token],
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: json(jsonSchema(request, 'input')) } }),
    responses: {
      200: {
        description: 'Done',
        content: contentOf(response),
      },
      ...Object.fromEntries(
        failures.map((status) => [
          status,
          { description: ERROR_TEXTS[status], content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

/** The OpenAPI description of the service, from the contracts that its routes parse with. */
export function describeApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(endpoint) };
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} payments service`, version: '1.0.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access token of a session' },
      },
      schemas: { Error: jsonSchema(ApiErrorSchema, 'output') },
    },
  };
}

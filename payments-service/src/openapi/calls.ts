import {
  CreateAccountRequestSchema,
  CreateAccountResponseSchema,
  CreateCheckoutRequestSchema,
  CreateCheckoutResponseSchema,
  CreatePortalResponseSchema,
  EndSubscriptionResponseSchema,
  HealthSchema,
  InvitationRequestSchema,
  InvitationResponseSchema,
  ReadinessSchema,
  VerifyCheckoutRequestSchema,
  VerifyCheckoutResponseSchema,
  WebhookResponseSchema,
} from '@ninefold/contracts';
import type * as v from 'valibot';

export interface Call {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/api/receipts/{sessionId}`. */
  readonly path: string;
  readonly summary: string;
  /** Whether the call needs the token of a person: never, only if there is one, always. */
  readonly token: 'none' | 'optional' | 'required';
  readonly request?: v.GenericSchema;
  /** JSON by this schema, a page, or a picture. */
  readonly response: v.GenericSchema | 'html' | 'png';
  /** Error responses beside those that every call may have. */
  readonly errors: readonly number[];
}

/** Every call of the service. A test holds it equal to the routes. */
export const CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/healthz',
    summary: 'The process runs.',
    token: 'none',
    response: HealthSchema,
    errors: [],
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Database and Stripe respond, and the price matchesPlan with the plan.',
    token: 'none',
    response: ReadinessSchema,
    errors: [],
  },
  {
    method: 'post',
    path: '/api/create-checkout-session',
    summary: 'The checkout page of the one open checkout of the caller.',
    token: 'optional',
    request: CreateCheckoutRequestSchema,
    response: CreateCheckoutResponseSchema,
    errors: [401, 409, 502],
  },
  {
    method: 'post',
    path: '/api/verify-checkout-session',
    summary: 'Whether a plan was paid by the caller; opens what was paid.',
    token: 'optional',
    request: VerifyCheckoutRequestSchema,
    response: VerifyCheckoutResponseSchema,
    errors: [401, 403, 404, 409, 502],
  },
  {
    method: 'post',
    path: '/api/create-account-after-checkout',
    summary: 'The account of a person who paid first.',
    token: 'none',
    request: CreateAccountRequestSchema,
    response: CreateAccountResponseSchema,
    errors: [404, 409, 502],
  },
  {
    method: 'post',
    path: '/api/create-portal-session',
    summary: "Stripe's page to change the card or to cancel.",
    token: 'required',
    response: CreatePortalResponseSchema,
    errors: [401, 404, 502],
  },
  {
    method: 'post',
    path: '/api/end-subscription',
    summary: 'Ends at once all that can charge the caller, before the account is deleted.',
    token: 'required',
    response: EndSubscriptionResponseSchema,
    errors: [401, 502],
  },
  {
    method: 'get',
    path: '/api/receipts/{sessionId}',
    summary: 'The receipt as a file: for its owner, and for an hour for everyone who has the id.',
    token: 'optional',
    response: 'html',
    errors: [401, 403, 404, 502],
  },
  {
    method: 'post',
    path: '/api/invite',
    summary: 'A person with the admin key invites an address.',
    token: 'required',
    request: InvitationRequestSchema,
    response: InvitationResponseSchema,
    errors: [401, 403, 502],
  },
  {
    method: 'post',
    path: '/api/stripe/webhook',
    summary: "Stripe's signed events.",
    token: 'none',
    response: WebhookResponseSchema,
    errors: [502],
  },
  {
    method: 'get',
    path: '/cards/plain.png',
    summary: 'The picture of the product.',
    token: 'none',
    response: 'png',
    errors: [],
  },
  {
    method: 'get',
    path: '/cards/day/{day}.png',
    summary:
      'The boards of a day without their solutions; the picture of the product, with 404, for a day that has not begun.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/cards/day/{day}/{game}.png',
    summary: 'The board of one puzzle of a day without its solution.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/cards/game/{game}.png',
    summary: 'The emblem of a game.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/cards/stamp/{day}/{seconds}.png',
    summary: 'The stamp of a finished day.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/cards/challenge/{code}.png',
    summary: 'The board of a challenge, or the seconds of its round, and what is to be beaten.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/day/{day}/{game}',
    summary: 'Words and picture of one puzzle of a day for a chat; leads accountHelpers on to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/practice/{game}',
    summary: 'Words and picture of a game for a chat; leads accountHelpers on to its practice.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/stamp/{day}/{seconds}',
    summary: 'Words and picture of a finished day for a chat; leads accountHelpers on to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/challenge/{code}',
    summary: 'Words and picture of a challenge for a chat; leads accountHelpers on to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
];

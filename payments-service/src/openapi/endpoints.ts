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

export interface Endpoint {
  readonly method: 'get' | 'post';
  /** In OpenAPI syntax: `/api/receipts/{sessionId}`. */
  readonly path: string;
  readonly summary: string;
  /** Whether the endpoint takes an access token. */
  readonly token: 'none' | 'optional' | 'required';
  readonly request?: v.GenericSchema;
  /** A JSON schema, or the type of another response. */
  readonly response: v.GenericSchema | 'html' | 'png';
  /** Error statuses in addition to the common ones. */
  readonly errors: readonly number[];
}

/** Every endpoint. A test compares them with the routes. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/healthz',
    summary: 'The process is running.',
    token: 'none',
    response: HealthSchema,
    errors: [],
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'The database and Stripe respond, and the price matches the plan.',
    token: 'none',
    response: ReadinessSchema,
    errors: [],
  },
  {
    method: 'post',
    path: '/api/create-checkout-session',
    summary: "Returns the caller's one open checkout.",
    token: 'optional',
    request: CreateCheckoutRequestSchema,
    response: CreateCheckoutResponseSchema,
    errors: [401, 409, 502],
  },
  {
    method: 'post',
    path: '/api/verify-checkout-session',
    summary: 'Verifies that the caller has paid for a plan, and activates it.',
    token: 'optional',
    request: VerifyCheckoutRequestSchema,
    response: VerifyCheckoutResponseSchema,
    errors: [401, 403, 404, 409, 502],
  },
  {
    method: 'post',
    path: '/api/create-account-after-checkout',
    summary: 'Creates the account of a guest who has paid.',
    token: 'none',
    request: CreateAccountRequestSchema,
    response: CreateAccountResponseSchema,
    errors: [404, 409, 502],
  },
  {
    method: 'post',
    path: '/api/create-portal-session',
    summary: "Opens Stripe's customer portal to change the card or cancel.",
    token: 'required',
    response: CreatePortalResponseSchema,
    errors: [401, 404, 502],
  },
  {
    method: 'post',
    path: '/api/end-subscription',
    summary: 'Immediately ends everything that can charge the caller, before the account is deleted.',
    token: 'required',
    response: EndSubscriptionResponseSchema,
    errors: [401, 502],
  },
  {
    method: 'get',
    path: '/api/receipts/{sessionId}',
    summary: 'The receipt as a file, for its owner, and for one hour for anyone with the session id.',
    token: 'optional',
    response: 'html',
    errors: [401, 403, 404, 502],
  },
  {
    method: 'post',
    path: '/api/invite',
    summary: 'Invites an address; requires the admin key.',
    token: 'required',
    request: InvitationRequestSchema,
    response: InvitationResponseSchema,
    errors: [401, 403, 502],
  },
  {
    method: 'post',
    path: '/api/stripe/webhook',
    summary: "Receives Stripe's signed events.",
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
    summary: 'The unsolved grids of a day; 404 with the picture of the product for a day that has not begun.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/cards/day/{day}/{game}.png',
    summary: 'The unsolved grid of one puzzle of a day.',
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
    summary: 'The grid of a challenge, or the length of its round, and the result to beat.',
    token: 'none',
    response: 'png',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/day/{day}/{game}',
    summary: 'Link preview of one puzzle of a day; redirects to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/practice/{game}',
    summary: 'Link preview of a game; redirects to its practice.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/stamp/{day}/{seconds}',
    summary: 'Link preview of a finished day; redirects to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/share/challenge/{code}',
    summary: 'Link preview of a challenge; redirects to the site.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'get',
    path: '/unsubscribe/{mailId}',
    summary: 'Page with a button to unsubscribe from optional mails. Opening it changes nothing.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'post',
    path: '/unsubscribe/{mailId}',
    summary: 'Unsubscribes from optional mails, in one click (RFC 8058). The id of the mail is the secret.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
  {
    method: 'post',
    path: '/unsubscribe/{mailId}/undo',
    summary: 'Subscribes to optional mails again.',
    token: 'none',
    response: 'html',
    errors: [404],
  },
];

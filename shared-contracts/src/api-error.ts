import * as z from 'zod/mini';

/** Body of every error response of the payments service: a plain sentence and a stable kebab-case code. */
export const ApiErrorSchema = z.object({
  error: z.string(),
  code: z.string(),
  /** With `already-paid`: the checkout whose account is still to be made. */
  session_id: z.optional(z.string()),
});
export type ApiError = z.infer<typeof ApiErrorSchema>;

/** Body of `GET /healthz`: the process of the payments service runs. */
export const HealthSchema = z.object({ status: z.literal('ok') });
export type Health = z.infer<typeof HealthSchema>;

/** Body of `GET /readyz` with status 200: database and Stripe respond, and the price agrees with the plan. */
export const ReadinessSchema = z.object({ status: z.literal('ready') });
export type Readiness = z.infer<typeof ReadinessSchema>;

import * as v from 'valibot';

/** Body of `GET /healthz`: the service runs. */
export const HealthSchema = v.object({ status: v.literal('ok') });
export type Health = v.InferOutput<typeof HealthSchema>;

/** Body of `GET /readyz` with status 200: database and Stripe respond, and the price matches the plan. */
export const ReadinessSchema = v.object({
  status: v.literal('ready'),
  /** What an operator should change, although payments work. Absent when there is nothing. */
  warnings: v.optional(v.array(v.string())),
});
export type Readiness = v.InferOutput<typeof ReadinessSchema>;

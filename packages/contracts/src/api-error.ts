import * as v from 'valibot';

/** Body of every error response of the payments service: a plain sentence and a stable kebab-case code. */
export const ApiErrorSchema = v.object({
  error: v.string(),
  code: v.string(),
  /** With `already-paid`: the checkout whose account is still to be made. */
  session_id: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof ApiErrorSchema>;

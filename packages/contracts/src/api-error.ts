import * as v from 'valibot';

/** Body of every error response of the payments service: a sentence and a stable kebab-case code. */
export const ApiErrorSchema = v.object({
  error: v.string(),
  code: v.string(),
  /** With `already-paid`: the paid checkout that still has no account. */
  session_id: v.optional(v.string()),
});
export type ApiError = v.InferOutput<typeof ApiErrorSchema>;

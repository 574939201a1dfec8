import * as z from 'zod/mini';

/** Body of every error that the payments service answers: a plain sentence and a stable kebab-case code. */
export const ApiErrorSchema = z.object({ error: z.string(), code: z.string() });
export type ApiError = z.infer<typeof ApiErrorSchema>;

import { z } from 'zod';
import { Problem } from '../errors/problem';

/** @throws Problem 400 that names the first field which is missing or wrong */
export function parseBody<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body {
  const parsed = z.core.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  throw new Problem(
    400,
    'malformed-body',
    field ? `The field ${field} is missing or wrong.` : 'The request body must be a JSON object.',
  );
}

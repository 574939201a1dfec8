import * as v from 'valibot';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** @throws Problem 400 that names the first missing or invalid field */
export function parseBody<Body>(schema: v.GenericSchema<unknown, Body>, body: unknown): Body {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]);
  throw new Problem(400, 'malformed-body', field ? MESSAGES.fieldMissing(field) : MESSAGES.noObject);
}

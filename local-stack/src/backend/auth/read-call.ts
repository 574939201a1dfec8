import { z } from 'zod';
import { badRequest } from './auth-error';

/** As the auth service checks it; whether mail arrives is the real check. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailAddress = z
  .string('An email address is required')
  .max(254, 'Unable to validate email address: invalid format')
  .regex(ADDRESS, 'Unable to validate email address: invalid format')
  .transform((address) => address.toLowerCase());

export const passwordText = z.string('A password is required').min(1, 'A password is required');

/** What a person may store with their account, as supabase-js sends it. */
export const metadata = z.record(z.string(), z.unknown());

/** @throws AuthError 400 with the first thing that is wrong */
export function readCall<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message ?? 'The request cannot be read');
  return parsed.data;
}

import { z } from 'zod';
import { badRequest } from './auth-error';

/** As the auth service checks it; whether mail arrives is the real check. */
const PART = String.raw`[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+`;
const ADDRESS = new RegExp(String.raw`^${PART}@${PART}\.${PART}$`, 'u');

export const emailAddress = z
  .string('An email address is required')
  .max(254, 'Unable to validate email address: invalid format')
  .regex(ADDRESS, 'Unable to validate email address: invalid format')
  .transform((address) => address.toLowerCase());

export const passwordText = z.string('A password is required').min(1, 'A password is required');

/** The database holds the same limit. */
const MAX_METADATA_BYTES = 16_384;
const METADATA_TOO_LONG = 'More than 16 kB cannot be stored with an account.';

/** What a person may store with their account, as supabase-js sends it. */
export const metadata = z.record(z.string(), z.unknown()).refine(isStorable, METADATA_TOO_LONG);

/** @throws AuthError 400 when the whole is too long: each change is merged into what is stored */
export function requireStorable(data: Readonly<Record<string, unknown>>): void {
  if (!isStorable(data)) throw badRequest(METADATA_TOO_LONG);
}

function isStorable(data: Readonly<Record<string, unknown>>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES;
}

/** @throws AuthError 400 with the first thing that is wrong */
export function readCall<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw badRequest(parsed.error.issues[0]?.message ?? 'The request cannot be read');
  return parsed.data;
}

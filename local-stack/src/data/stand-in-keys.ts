import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../failure';

/**
 * Keys of the stand-ins. They are made once per data folder and not written in the code: a key that everybody
 * knows would open the local database to any web page that the developer visits.
 */
const StandInKeysSchema = z.object({
  supabasePublishableKey: z.string().startsWith('sb_publishable_'),
  supabaseSecretKey: z.string().startsWith('sb_secret_'),
  /** Signs the sessions of the embedded Supabase. */
  jwtSecret: z.string().min(32),
  stripeSecretKey: z.string().startsWith('sk_test_'),
  stripeWebhookSecret: z.string().startsWith('whsec_'),
});
export type StandInKeys = z.infer<typeof StandInKeysSchema>;

const random = (prefix: string) => prefix + randomBytes(24).toString('hex');

/** @throws Failure when the file is there but does not hold the keys. */
export async function standInKeys(file: string): Promise<StandInKeys> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const keys: StandInKeys = {
      supabasePublishableKey: random('sb_publishable_'),
      supabaseSecretKey: random('sb_secret_'),
      jwtSecret: random(''),
      stripeSecretKey: random('sk_test_'),
      stripeWebhookSecret: random('whsec_'),
    };
    await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
    return keys;
  }
  try {
    return StandInKeysSchema.parse(JSON.parse(text));
  } catch {
    throw new Failure(`The keys in ${file} are corrupt. "npm start -- --fresh" begins with empty data.`);
  }
}

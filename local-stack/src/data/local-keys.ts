import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure, START_FRESH } from '../terminal';
import { replaceFile } from './replace-file';

/**
 * Keys of the embedded Supabase and of the Stripe emulator. They are made once per data folder: with a key that
 * stands in the code, every web page that the developer visits could read the local database.
 */
const LocalKeysSchema = z.object({
  supabasePublishableKey: z.string().startsWith('sb_publishable_'),
  supabaseSecretKey: z.string().startsWith('sb_secret_'),
  /** Signs the sessions of the embedded Supabase. */
  jwtSecret: z.string().min(32),
  stripeSecretKey: z.string().startsWith('sk_test_'),
  stripeWebhookSecret: z.string().startsWith('whsec_'),
});
export type LocalKeys = z.infer<typeof LocalKeysSchema>;

const random = (prefix: string) => prefix + randomBytes(24).toString('hex');

/** The keys in the file; makes them when there is no file. @throws Failure when the file does not hold the keys */
export async function localKeys(file: string): Promise<LocalKeys> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const keys: LocalKeys = {
      supabasePublishableKey: random('sb_publishable_'),
      supabaseSecretKey: random('sb_secret_'),
      jwtSecret: random(''),
      stripeSecretKey: random('sk_test_'),
      stripeWebhookSecret: random('whsec_'),
    };
    await replaceFile(file, JSON.stringify(keys, null, 2));
    return keys;
  }
  try {
    return LocalKeysSchema.parse(JSON.parse(text));
  } catch {
    throw new Failure(`The keys in ${file} are corrupt. ${START_FRESH}`);
  }
}

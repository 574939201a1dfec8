import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { Failure, startFresh } from '../terminal';

/**
 * Keys of the embedded Supabase and of the Stripe emulator. They are generated per data folder: with keys in the code,
 * any website that the developer visits could read the local database.
 */
const LocalKeysSchema = v.object({
  supabasePublishableKey: v.pipe(v.string(), v.startsWith('sb_publishable_')),
  supabaseSecretKey: v.pipe(v.string(), v.startsWith('sb_secret_')),
  /** Signs the sessions of the embedded Supabase. */
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  stripeSecretKey: v.pipe(v.string(), v.startsWith('sk_test_')),
  stripeWebhookSecret: v.pipe(v.string(), v.startsWith('whsec_')),
});
export type LocalKeys = v.InferOutput<typeof LocalKeysSchema>;

const random = (prefix: string) => prefix + randomBytes(24).toString('hex');

/**
 * Reads the keys, or generates them if there is no file.
 * @throws Failure when the file does not contain keys
 */
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
    await writeFileAtomic(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
    return keys;
  }
  try {
    return v.parse(LocalKeysSchema, JSON.parse(text));
  } catch {
    throw new Failure(`The keys in ${file} are corrupt. ${startFresh()}`);
  }
}

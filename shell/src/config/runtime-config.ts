import type { RuntimeConfig } from 'shared-contracts';
import { fetchJson } from './fetch-json';

const CONFIG_URL = '/config.json';

/**
 * What differs between deployments. The file is written against its schema, whose code the first bytes need not
 * carry; here only a wholly different file is refused.
 */
export async function readRuntimeConfig(): Promise<RuntimeConfig> {
  const file = (await fetchJson(CONFIG_URL)) as Partial<RuntimeConfig> | null;
  if (!file?.supabaseUrl || !file.supabasePublishableKey || typeof file.requireSignInForGames !== 'boolean') {
    throw new Error(`${CONFIG_URL} is not a run-time configuration`);
  }
  return file as RuntimeConfig;
}

import {
  REMOTE_NAMES,
  RemotesFileSchema,
  RuntimeConfigSchema,
  type RemotesFile,
  type RuntimeConfig,
} from 'shared-contracts';
import { urlOf } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import type { Addresses } from '../parts/addresses';

/** `/config.json` of the shell. Parsed, so that a wrong setting stops the start and not the page. */
export function runtimeConfig({ variables }: Settings, addresses: Addresses): RuntimeConfig {
  return RuntimeConfigSchema.parse({
    supabaseUrl: addresses.supabase.url,
    supabasePublishableKey: addresses.supabase.publishableKey,
    paymentsUrl: addresses.paymentsUrl,
    ...(variables.TURNSTILE_SITE_KEY && { turnstileSiteKey: variables.TURNSTILE_SITE_KEY }),
    ...(variables.SENTRY_DSN && { sentryDsn: variables.SENTRY_DSN }),
    requireSignInForGames: variables.REQUIRE_SIGN_IN_FOR_GAMES === 'true',
    release: variables.RELEASE,
  } satisfies RuntimeConfig);
}

/** `/remotes.json` of the shell: each remote on its own origin. */
export function remotesFile({ ports }: Settings): RemotesFile {
  const entries = REMOTE_NAMES.map((name) => [name, { entry: `${urlOf(ports, name)}/mf-manifest.json` }]);
  return RemotesFileSchema.parse(Object.fromEntries(entries));
}

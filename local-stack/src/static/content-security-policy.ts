import type { RemotesFile, RuntimeConfig } from 'shared-contracts';

const TURNSTILE = 'https://challenges.cloudflare.com';

const originOf = (url: string) => new URL(url).origin;

/**
 * What the shell's pages may load, from the two run-time files. Remotes are trusted code: the origins named in
 * `/remotes.json` are the allow-list, and nothing else runs. Neither `unsafe-eval` nor `unsafe-inline` is needed.
 */
export function contentSecurityPolicy(config: RuntimeConfig, remotes: RemotesFile): string {
  const remoteOrigins = Object.values(remotes).map(({ entry }) => originOf(entry));
  const turnstile = config.turnstileSiteKey ? [TURNSTILE] : [];
  const services = [config.supabaseUrl, config.paymentsUrl, ...(config.sentryDsn ? [config.sentryDsn] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins, ...turnstile],
    'style-src': ["'self'", ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', ...remoteOrigins],
    'media-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", ...remoteOrigins, ...services.map(originOf)],
    'frame-src': turnstile.length ? turnstile : ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

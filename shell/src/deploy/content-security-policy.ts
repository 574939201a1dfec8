import type { Deployment } from './deployment';
import { OLD_BROWSER_SCRIPT } from './old-browser-script';

const TURNSTILE = 'https://challenges.cloudflare.com';
/** Origin of a developer's remote. */
const OWN_MACHINE = 'http://localhost:*';
const LEAKED_PASSWORDS = 'https://api.pwnedpasswords.com';

/**
 * The policy as a header or meta value. Remotes are trusted code, so their origins are listed individually; the two
 * inline scripts by their hashes. `frame-ancestors` works only in a header, so the web server sends it.
 */
export function contentSecurityPolicy({
  config,
  remoteOrigins: deployedOrigins,
  isPreview,
  bootScript,
}: Deployment): string {
  const remoteOrigins = [...deployedOrigins, ...(isPreview ? [OWN_MACHINE] : [])];
  const scripts = [OLD_BROWSER_SCRIPT, bootScript].map(({ sha256 }) => `'sha256-${sha256}'`);
  const supabase = new URL(config.supabaseUrl).origin;
  const turnstile = config.turnstileSiteKey ? [TURNSTILE] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...remoteOrigins, ...turnstile],
    'style-src': ["'self'", ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'img-src': ["'self'", 'data:', ...remoteOrigins],
    'media-src': ["'self'", ...remoteOrigins],
    'connect-src': [
      "'self'",
      ...remoteOrigins,
      // For the hot reload of a dev server.
      ...(isPreview ? [OWN_MACHINE.replace('http', 'ws')] : []),
      supabase,
      supabase.replace(/^http/, 'ws'),
      new URL(config.paymentsUrl).origin,
      ...(config.breachedPasswordCheck === false ? [] : [LEAKED_PASSWORDS]),
      ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : []),
    ],
    'frame-src': turnstile.length > 0 ? turnstile : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

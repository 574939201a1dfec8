import { importSPKI, jwtVerify } from 'jose';

/** What a developer may see in place of a deployed remote. */
export interface AllowedPreview {
  readonly remote: string;
  /** The URLs of its manifests start with this. */
  readonly base: string;
}

interface Reader {
  /** The public key, as SPKI in base64. */
  readonly key: string;
  /** Email address of the person whose session is stored on this device. */
  readonly email: string;
  /** The page's origin. */
  readonly site: string;
}

const ALGORITHM = 'ES256';

/** A token that was stolen is of little use after a working day. */
const MAX_AGE = '12h';

const CLOCK_TOLERANCE = '5 minutes';

/**
 * Reads a preview token, which `ninefold-deploy --preview` signs for one person and one site.
 * @throws when it was signed with another key or for somebody else, has expired, or is malformed
 */
export async function allowedPreview(token: string, { key, email, site }: Reader): Promise<AllowedPreview> {
  const pem = `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`;
  const { payload } = await jwtVerify<AllowedPreview>(token, await importSPKI(pem, ALGORITHM), {
    algorithms: [ALGORITHM],
    audience: site,
    subject: await digestOf(email.toLowerCase()),
    maxTokenAge: MAX_AGE,
    requiredClaims: ['exp', 'remote', 'base'],
    clockTolerance: CLOCK_TOLERANCE,
  });
  return payload;
}

/** Hexadecimal SHA-256: the link with the token stays in the history of the browser, which should not name anybody. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

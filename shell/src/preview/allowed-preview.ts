import { importSPKI, jwtVerify } from 'jose';

/** What somebody may see in place of a deployed remote. */
export interface AllowedPreview {
  readonly remote: string;
  /** The URLs of its manifests start with this. */
  readonly base: string;
  /** The digest of the person's email address: nothing in the browser should name anybody. */
  readonly sub: string;
  /** Epoch seconds after which it is over. */
  readonly exp: number;
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
const MAX_AGE_SECONDS = 12 * 3_600;

const CLOCK_TOLERANCE = '5 minutes';

/**
 * Reads a preview token, which `ninefold-deploy --preview` signs for one person and one site.
 * @throws when it was signed with another key or for somebody else, has expired, or is malformed
 */
export async function readToken(token: string, { key, email, site }: Reader): Promise<AllowedPreview> {
  const pem = `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`;
  const { payload } = await jwtVerify<AllowedPreview>(token, await importSPKI(pem, ALGORITHM), {
    algorithms: [ALGORITHM],
    audience: site,
    subject: await digestOf(email),
    maxTokenAge: MAX_AGE_SECONDS,
    requiredClaims: ['exp', 'remote', 'base'],
    clockTolerance: CLOCK_TOLERANCE,
  });
  const { remote, base, sub, exp, iat = 0 } = payload;
  return { remote, base, sub, exp: Math.min(exp, iat + MAX_AGE_SECONDS) };
}

/** Whether what a token has allowed still counts: it is for this person, and not over. */
export async function isStillAllowed({ sub, exp }: AllowedPreview, email: string): Promise<boolean> {
  return sub === (await digestOf(email)) && exp * 1_000 > Date.now();
}

/** Hexadecimal SHA-256 of an email address. */
async function digestOf(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

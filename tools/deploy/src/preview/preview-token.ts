import { createHash } from 'node:crypto';
import { exportPKCS8, exportSPKI, generateKeyPair, importPKCS8, SignJWT } from 'jose';
import { Failure } from '../failure';

const ALGORITHM = 'ES256';

/** Long enough to try a build. The shell accepts at most 12 hours. */
const LIFETIME = '1h';

interface Preview {
  readonly remote: string;
  /** The URLs of the remote's manifests start with this. */
  readonly base: string;
  /** Email address of the account that may see it. */
  readonly email: string;
  /** Origin of the shell. */
  readonly site: string;
}

/**
 * Signs a token with which one person sees builds of a remote that are not live: `shell/src/preview`.
 * @param key the private key, as PKCS 8 in base64
 * @throws Failure when the key cannot be read
 */
export async function signPreview(key: string, { remote, base, email, site }: Preview): Promise<string> {
  const pem = `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`;
  const signingKey = await importPKCS8(pem, ALGORITHM).catch(() => {
    throw new Failure('PREVIEW_KEY is not a private key that --new-preview-key has printed.');
  });
  return (
    new SignJWT({ remote, base })
      .setProtectedHeader({ alg: ALGORITHM })
      // Links stay in histories, which should not name anybody.
      .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex'))
      .setAudience(site)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(signingKey)
  );
}

/** A new pair of keys, each in base64 on one line. */
export async function newPreviewKeys(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const line = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');
  return {
    privateKey: line(await exportPKCS8(privateKey)),
    publicKey: line(await exportSPKI(publicKey)),
  };
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface MailToken {
  /** For the link of a mail; 256 bits, so that it cannot be guessed. */
  readonly link: string;
  /** For typing in: six digits. */
  readonly code: string;
  /** What is stored: neither link nor code can be made from it without the secret of the backend. */
  readonly digest: string;
}

const digestOf = (link: string) => createHash('sha256').update(link).digest('hex');

/**
 * The link and the code of one mail. The code follows from the stored digest and a secret: knowing the code does not reveal
 * the link. On hosted Supabase the link follows from address and code, so that guessing codes finds links.
 */
export function mailTokens(secret: string) {
  const codeOf = (digest: string) => {
    const number = createHmac('sha256', secret).update(`code:${digest}`).digest().readUIntBE(0, 6);
    return String(number % 1_000_000).padStart(6, '0');
  };
  return {
    digestOf,
    make(): MailToken {
      const link = randomBytes(32).toString('base64url');
      const digest = digestOf(link);
      return { link, digest, code: codeOf(digest) };
    },
    isCode: (typed: string, digest: string) =>
      timingSafeEqual(Buffer.from(digestOf(typed)), Buffer.from(digestOf(codeOf(digest)))),
  };
}

export type MailTokens = ReturnType<typeof mailTokens>;

import { createHash, randomBytes } from 'node:crypto';

export interface MailToken {
  /** Used in the emailed link; 256 random bits. */
  readonly link: string;
  /** Stored instead of the link, which cannot be derived from it. */
  readonly digest: string;
}

export const digestOf = (link: string) => createHash('sha256').update(link).digest('hex');

/** The token of one email. Emails contain no codes, because no page of the product takes one. */
export function newMailToken(): MailToken {
  const link = randomBytes(32).toString('base64url');
  return { link, digest: digestOf(link) };
}

import { createHash, randomBytes } from 'node:crypto';

export interface MailToken {
  /** For the link of a mail; 256 bits, so that it cannot be guessed. */
  readonly link: string;
  /** What is stored: the link cannot be made from it. */
  readonly digest: string;
}

export const digestOf = (link: string) => createHash('sha256').update(link).digest('hex');

/** The token of one mail. No mail shows a code: no page of the product takes one. */
export function newMailToken(): MailToken {
  const link = randomBytes(32).toString('base64url');
  return { link, digest: digestOf(link) };
}

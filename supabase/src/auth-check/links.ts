import type { Client } from '../program-client';
import { Mismatch, outcome } from './expectation';
import { fetchWithRetry } from './fetch-with-retry';
import type { ReceivedMail } from './outbox';
import { visibleText } from './visible-text';

/** The types of links in our mails. */
const TYPES = ['signup', 'recovery', 'email_change', 'invite'] as const;
type LinkType = (typeof TYPES)[number];

/** A link to the page of ours whose button uses it up. */
export interface Link {
  readonly url: string;
  /** The site of the page. */
  readonly site: string;
  readonly type: LinkType;
  readonly tokenHash: string;
  /** The page that the mail was requested for. */
  readonly page: string;
}

/**
 * The first link of a mail that leads to the link page.
 * @throws Mismatch without one
 */
export function linkIn({ html }: ReceivedMail): Link {
  const url = /href="([^"]*\/link\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { searchParams, origin } = URL.canParse(url) ? new URL(url) : new URL('http://none');
  const type = TYPES.find((known) => known === searchParams.get('type'));
  const tokenHash = searchParams.get('token_hash');
  if (!type || !tokenHash) throw new Mismatch('a link in the mail', 'none');
  const page = searchParams.get('to') ?? '';
  return { url, site: origin, type, tokenHash, page: page.replace(/\/$/, '') };
}

/** The code in a mail, if it has one. */
export const codeIn = ({ html, text }: ReceivedMail): string | undefined =>
  /(?<!\S)\d{6,10}(?!\S)/.exec(`${visibleText(html)}\n${text.replaceAll(/https?:\S+/g, '')}`)?.[0];

/** What the button of the page has done. */
export interface Opened extends Link {
  /** `accepted`, or status and code of the error. */
  readonly outcome: string;
  /** With the session of the link, if it has one. */
  readonly client: Client;
}

/** Uses a link up, as the button of its page does. */
export async function opened(link: Link, client: Client): Promise<Opened> {
  const response = await client.auth.verifyOtp({ type: link.type, token_hash: link.tokenHash });
  return { ...link, outcome: outcome(response), client };
}

/** The site's first address, without a trailing slash. The service's own link leads there if it requests another site. */
export async function siteOf(url: string): Promise<string> {
  const link = new URL('/auth/v1/verify', url);
  const asked = { type: 'signup', token: 'none', redirect_to: 'https://elsewhere.example/' };
  link.search = new URLSearchParams(asked).toString();
  const response = await fetchWithRetry(link, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Mismatch('a redirect', response.status);
  return new URL(location).origin;
}

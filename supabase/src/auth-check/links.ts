import { Mismatch } from './expectation';
import type { ReceivedMail } from './outbox';
import { fetchWithRetry } from './fetch-with-retry';
import { visibleText } from './visible-text';

/**
 * The first link of a mail that leads to the auth service.
 * @throws Mismatch without one
 */
export function linkIn({ html }: ReceivedMail): string {
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!link) throw new Mismatch('a link in the mail', 'none');
  return link;
}

/** The code in a mail, if it has one. */
export const codeIn = ({ html, text }: ReceivedMail): string | undefined =>
  /(?<!\S)\d{6,10}(?!\S)/.exec(`${visibleText(html)}\n${text.replaceAll(/https?:\S+/g, '')}`)?.[0];

/** Where a link leads a browser. */
export interface Opened {
  /** The page, without the fragment. */
  readonly page: string;
  readonly fragment: URLSearchParams;
}

/** @throws Mismatch if the link leads nowhere */
export async function opened(link: string): Promise<Opened> {
  const response = await fetchWithRetry(link, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Mismatch('a redirect', response.status);
  const { hash, href } = new URL(location);
  return {
    page: href.slice(0, href.length - hash.length).replace(/\/$/, ''),
    fragment: new URLSearchParams(hash.slice(1)),
  };
}

/**
 * The site's first address, without a trailing slash. A link that requests another site leads there, even with an
 * unknown token.
 */
export async function siteOf(url: string): Promise<string> {
  const link = new URL('/auth/v1/verify', url);
  const asked = { type: 'signup', token: 'none', redirect_to: 'https://elsewhere.example/' };
  link.search = new URLSearchParams(asked).toString();
  return (await opened(link.href)).page;
}

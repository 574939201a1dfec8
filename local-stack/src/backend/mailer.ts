import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from 'hono/html';
import type { Mail } from '../outbox/mail';
import type { MailToken } from './auth/mail-token';

/** Template file → the type of its link; `email_changed` only informs, and has none. */
const LINK_TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
  email_changed: undefined,
} as const;
type Template = keyof typeof LINK_TYPES;

interface MailerParts {
  readonly templatesDir: string;
  /** The address of the shell: links lead to it or below it, and to no other place. */
  readonly siteUrl: string;
  readonly linkBase: () => string;
  /** Sends a mail; the response to the request does not wait for it. */
  readonly deliver: (mail: Mail) => void;
}

/** A mail with a link. */
interface LinkMail {
  readonly to: string;
  readonly token: MailToken;
  /** The page that was asked for. */
  readonly redirectTo: string | null;
  /** For a change: the address that the account has now. */
  readonly email?: string;
}

export type Mailer = Awaited<ReturnType<typeof createMailer>>;

/**
 * Sends the mails that hosted Supabase sends: from the same templates, with a link to the API's own address that
 * redirects to the requested page. A template's title is the subject.
 */
export async function createMailer({ templatesDir, siteUrl, linkBase, deliver }: MailerParts) {
  const read = (file: string) => readFile(path.join(templatesDir, file), 'utf8');
  const names = Object.keys(LINK_TYPES) as Template[];
  const pages = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        { page: await read(`${name}.html`), plain: await read(`${name}.txt`) },
      ]),
    ),
  ) as Readonly<Record<Template, { readonly page: string; readonly plain: string }>>;

  function send(template: Template, to: string, values: Readonly<Record<string, string>>): void {
    const { page, plain } = pages[template];
    const fill = (text: string, write: (value: string) => string) =>
      text.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => write(values[name] ?? ''));
    const subject = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? template;
    const body = fill(page, escaped);
    const text = fill(plain, (value) => value);
    deliver({ to, subject, text, html: body, sentAt: new Date().toISOString() });
  }

  /**
   * The page of the site that an address names, as a path or in full. What leads elsewhere becomes the front page; a
   * fragment is removed, so that it cannot pretend to carry a session.
   */
  function page(address: string | null): string {
    const url = new URL(siteUrl);
    if (!address || !URL.canParse(address, siteUrl)) return siteUrl;
    const { origin, pathname, search } = new URL(address, siteUrl);
    // A browser reads `//x` as the address of another host, wherever a program uses it as a path.
    return origin === url.origin ? origin + pathname.replace(/^\/{2,}/, '/') + search : siteUrl;
  }

  return {
    page,

    withLink(template: Exclude<Template, 'email_changed'>, { to, token, redirectTo, email = to }: LinkMail) {
      const link = new URL('/auth/v1/verify', linkBase());
      link.searchParams.set('token', token.link);
      link.searchParams.set('type', LINK_TYPES[template]);
      link.searchParams.set('redirect_to', page(redirectTo));
      send(template, to, {
        ConfirmationURL: link.href,
        TokenHash: token.link,
        SiteURL: siteUrl,
        RedirectTo: page(redirectTo),
        Email: email,
        NewEmail: to,
      });
    },

    /** To the old address of an account. */
    emailChanged(oldEmail: string, email: string): void {
      send('email_changed', oldEmail, { SiteURL: siteUrl, Email: email, OldEmail: oldEmail });
    },
  };
}

const escaped = (text: string) => String(html`${text}`);

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from 'hono/html';
import type { Mail } from '../outbox/mail';
import type { MailToken } from './auth/mail-token';

/** Template file → link type; `email_changed` is only informative and has no link. */
const LINK_TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
  email_changed: undefined,
} as const;
type Template = keyof typeof LINK_TYPES;

interface MailerDependencies {
  readonly templatesDir: string;
  /** The shell's URL. Links lead to this origin only. */
  readonly siteUrl: string;
  readonly linkBase: () => string;
  /** Sends an email after the response to the request. */
  readonly deliver: (mail: Mail) => void;
}

/** An email with a link. */
interface LinkMail {
  readonly to: string;
  readonly token: MailToken;
  /** The requested page. */
  readonly redirectTo: string | null;
  /** For a change: the account's current address. */
  readonly email?: string;
}

export type Mailer = Awaited<ReturnType<typeof createMailer>>;

/**
 * Sends the emails of hosted Supabase: from the same templates, with a link to the API's own URL that redirects to the
 * requested page. A template's title is the subject.
 */
export async function createMailer({ templatesDir, siteUrl, linkBase, deliver }: MailerDependencies) {
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
    // Like the templates of hosted Supabase, it encodes what it fills into a query.
    const fill = (text: string, write: (value: string) => string) =>
      text.replaceAll(/(=?)\{\{ \.(\w+) \}\}/g, (_, equals: string, name: string) => {
        const value = values[name] ?? '';
        return equals + (equals ? encodeURIComponent(value) : write(value));
      });
    const subject = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? template;
    const body = fill(page, escaped);
    const text = fill(plain, (value) => value);
    deliver({ to, subject, text, html: body, sentAt: new Date().toISOString() });
  }

  /**
   * Resolves a path or URL to a page of the site. Others become the start page; fragments are removed, so that they
   * cannot imitate a session.
   */
  function page(address: string | null): string {
    const url = new URL(siteUrl);
    if (!address || !URL.canParse(address, siteUrl)) return siteUrl;
    const { origin, pathname, search } = new URL(address, siteUrl);
    // Browsers resolve `//x` to another host when it is used as a path.
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

    /** Sent to the old address of an account. */
    emailChanged(oldEmail: string, email: string): void {
      send('email_changed', oldEmail, { SiteURL: siteUrl, Email: email, OldEmail: oldEmail });
    },
  };
}

const escaped = (text: string) => String(html`${text}`);

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailToken } from '../auth/mail-token';
import type { SiteAddress } from '../auth/site-address';
import type { Delivery } from './deliver';

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
  readonly site: SiteAddress;
  readonly linkBase: () => string;
  readonly delivery: Delivery;
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
export async function createMailer({ templatesDir, site, linkBase, delivery }: MailerParts) {
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
    const html = fill(page, escaped);
    const text = fill(plain, (value) => value);
    delivery.send({ to, subject, text, html, sentAt: new Date().toISOString() });
  }

  return {
    withLink(template: Exclude<Template, 'email_changed'>, { to, token, redirectTo, email = to }: LinkMail) {
      const link = new URL('/auth/v1/verify', linkBase());
      link.searchParams.set('token', token.link);
      link.searchParams.set('type', LINK_TYPES[template]);
      link.searchParams.set('redirect_to', site.page(redirectTo));
      send(template, to, {
        ConfirmationURL: link.href,
        Token: token.code,
        TokenHash: token.link,
        SiteURL: site.url,
        RedirectTo: site.page(redirectTo),
        Email: email,
        NewEmail: to,
      });
    },

    /** To the old address of an account. */
    emailChanged(oldEmail: string, email: string): void {
      send('email_changed', oldEmail, { SiteURL: site.url, Email: email, OldEmail: oldEmail });
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

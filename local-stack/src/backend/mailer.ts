import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';
import type { Mail } from '../outbox/mail';

/** Template file → the type of its link. */
const LINK_TYPES = { confirmation: 'signup', recovery: 'recovery', email_change: 'email_change' } as const;
type Template = keyof typeof LINK_TYPES;

interface MailerOptions {
  readonly siteUrl: string;
  readonly templatesDir: string;
  readonly linkBase: () => string;
  readonly onMail: (mail: Mail) => void | Promise<void>;
}

/**
 * Sends the mails that hosted Supabase sends: from the same templates, with a link to the API's own address that
 * redirects to the requested page. The mailer of @supabase/lite links to the site, and always to its front page.
 * The API checks the page when the link is opened.
 */
export function createMailer({ siteUrl, templatesDir, linkBase, onMail }: MailerOptions) {
  const redirectTo = new AsyncLocalStorage<string>();

  async function send(template: Template, to: string, tokenHash: string): Promise<void> {
    const link = new URL('/auth/v1/verify', linkBase());
    link.searchParams.set('token', tokenHash);
    link.searchParams.set('type', LINK_TYPES[template]);
    link.searchParams.set('redirect_to', redirectTo.getStore() ?? siteUrl);
    const page = await readFile(path.join(templatesDir, `${template}.html`), 'utf8');
    const subject = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? template;
    const html = page
      .replaceAll('{{ .ConfirmationURL }}', link.href.replaceAll('&', '&amp;'))
      .replaceAll('{{ .SiteURL }}', siteUrl);
    const text = `${subject}\n\n${link.href}\n`;
    await onMail({ to, subject, text, html, sentAt: new Date().toISOString() });
  }

  const refuse = () => Promise.reject(new Error('Mail of this kind is not sent.'));
  const mailer: NonNullable<App['_mailer']> = {
    sendConfirmation: (to, tokenHash) => send('confirmation', to, tokenHash),
    sendRecovery: (to, tokenHash) => send('recovery', to, tokenHash),
    sendEmailChange: (to, tokenHash) => send('email_change', to, tokenHash),
    sendMagicLink: refuse,
    sendReauthentication: refuse,
  };
  return {
    mailer,
    /** Runs a request; links in mails that it sends lead to the page in its parameter `redirect_to`. */
    forRequest<T>(request: Request, run: () => T): T {
      return redirectTo.run(new URL(request.url).searchParams.get('redirect_to') ?? siteUrl, run);
    },
  };
}

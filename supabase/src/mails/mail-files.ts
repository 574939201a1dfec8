import { htmlOf, plainTextOf, type MailContent } from '@ninefold/mail';
import { copy, type MailCopy } from './copy';

const contentOf = ({ subject, preview, text, action, reason, otherwise }: MailCopy): MailContent => ({
  subject,
  preview,
  paragraphs: [text],
  action: action ? { label: action, url: '{{ .ConfirmationURL }}', note: copy.validity } : undefined,
  foot: [reason, otherwise],
  siteUrl: '{{ .SiteURL }}',
});

/** The files of `supabase/templates`, name → content. */
export const mailFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(copy.mails).flatMap(([name, mail]) => [
      [`${name}.html`, htmlOf(contentOf(mail))],
      [`${name}.txt`, plainTextOf(contentOf(mail))],
    ]),
  );

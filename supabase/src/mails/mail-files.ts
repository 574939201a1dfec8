import { htmlOf, plainTextOf, type MailContent } from '@ninefold/mail';
import { copy, type MailCopy } from './copy';

/** The type that a template's link has at the auth service. */
const LINK_TYPES: Readonly<Record<string, string>> = {
  confirmation: 'signup',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
};

/**
 * A page of ours, whose button uses the link up. A GET of the auth service's own link would, and programs that check
 * mail make one. The auth service encodes what it fills into a query.
 */
const linkOf = (name: string) =>
  `{{ .SiteURL }}/link?type=${LINK_TYPES[name]}&token_hash={{ .TokenHash }}&to={{ .RedirectTo }}`;

const contentOf = (
  name: string,
  { subject, preview, text, action, reason, otherwise }: MailCopy,
): MailContent => ({
  subject,
  preview,
  paragraphs: [text],
  action: action ? { label: action, url: linkOf(name), note: copy.validity } : undefined,
  foot: [reason, otherwise],
  siteUrl: '{{ .SiteURL }}',
});

/** The files of `supabase/templates`, name → content. */
export const mailFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(copy.mails).flatMap(([name, mail]) => [
      [`${name}.html`, htmlOf(contentOf(name, mail))],
      [`${name}.txt`, plainTextOf(contentOf(name, mail))],
    ]),
  );

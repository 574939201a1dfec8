import { isEmailAddress } from '@ninefold/contracts';
import * as v from 'valibot';
import { isPublicAddress } from './is-public-address';

/** How mails about payments are sent. */
export interface MailSettings {
  /** Server and credentials: `smtps://user:password@smtp.example.com`. */
  readonly smtpUrl: string;
  /** Over a network that is not ours, mail is sent encrypted or not at all. */
  readonly requiresTls: boolean;
  /** An address, with or without a name: `Ninefold <hello@example.com>`. */
  readonly from: string;
}

const isSmtpUrl = (text: string) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);

const isSender = (text: string) =>
  !/[\r\n]/.test(text) && isEmailAddress(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text);

export const mailVariables = {
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isSmtpUrl, 'is not an smtp(s) address'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isSender, 'is neither "name@example.com" nor "Name <name@example.com>"')),
  ),
};

interface MailEnvironment {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly SHARE_URL?: string | undefined;
}

/** The variable that is missing beside `SMTP_URL`, if any. */
export const missingMailVariable = (environment: MailEnvironment) =>
  (['MAIL_FROM', 'SHARE_URL'] as const).find((name) => environment.SMTP_URL && !environment[name]);

/** @returns undefined without `SMTP_URL`: mails wait in the database */
export function mailSettings({ SMTP_URL, MAIL_FROM, SHARE_URL }: MailEnvironment): MailSettings | undefined {
  if (!SMTP_URL || !MAIL_FROM || !SHARE_URL) return undefined;
  return {
    smtpUrl: SMTP_URL,
    requiresTls: isPublicAddress(SMTP_URL.replace(/^smtps?:/, 'http:')),
    from: MAIL_FROM,
  };
}

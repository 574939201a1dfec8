import * as v from 'valibot';

/** SMTP allows no longer address. */
const MAX_LENGTH = 254;

/** Mail to a bare host name never arrives. */
const HAS_DOT_IN_DOMAIN = /\.[^@]+$/;

/**
 * Whether an account can have an address: the rule of the HTML standard for `<input type="email">`, which is also that of
 * the auth server, with a dot in the domain. Used by every form and every endpoint, and before a payment.
 * https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && v.RFC_EMAIL_REGEX.test(text) && HAS_DOT_IN_DOMAIN.test(text);

/** A text that is an email address. */
export const emailFormat = (message?: string) => v.check(isEmailAddress, message);

/** Lower case, as accounts store it. */
export const EmailAddressSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), emailFormat());

/** Enough for people to recognize their own address, without revealing it to others. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/su, '$1•••@');

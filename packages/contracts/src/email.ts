import * as v from 'valibot';

/** Narrower than the standard: what a mail service takes, with a domain that has a dot. */
const EMAIL = /^(?!\.|.*\.\.)[\w.+'-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** An address that mail can be sent to, in every form and every call. */
export const emailFormat = (message?: string) => v.regex(EMAIL, message);

/** As a service takes it from a client: in lower case, as accounts have it. */
export const EmailAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  emailFormat(),
);

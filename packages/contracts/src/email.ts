import * as v from 'valibot';

/** Narrower than the standard: what mail services accept, with a dot in the domain. */
const EMAIL = /^(?!\.|.*\.\.)[\w.+'-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Used by every form and every endpoint. */
export const emailFormat = (message?: string) => v.regex(EMAIL, message);

/** Lower case, as accounts store it. */
export const EmailAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  emailFormat(),
);

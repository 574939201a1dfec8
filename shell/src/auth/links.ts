/** The links of mails: a chunk of its own, which only visits with such a link load. */
export { readArrivingLink } from './arriving-link';
export { createPasswordSession } from './password-session';
export { revokeSession } from './revoke-session';

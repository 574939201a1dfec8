/** Addresses that bring something secret along: a chunk of its own, which only visits with such an address load. */
export { readArrivingLink } from './arriving-link';
export { keepArrivingCheckout } from './keep-arriving-checkout';
export { createPasswordSession } from './password-session';
export { revokeSession } from './revoke-session';

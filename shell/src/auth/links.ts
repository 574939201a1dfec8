/** Addresses that bring something secret along: a chunk of its own, which only visits with such an address load. */
export { readArrivingLink } from './arriving-link';
export { storeArrivingCheckout } from './store-arriving-checkout';
export { createPasswordSession } from './password-session';
export { signInByLink } from './sign-in-by-link';

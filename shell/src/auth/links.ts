/** Handles URLs with secrets. A separate chunk, which only such visits load. */
export { readIncomingLink } from './incoming-link';
export { storeIncomingCheckout } from './store-incoming-checkout';
export { createEmailedLink } from './emailed-link';
export { createPasswordSession } from './password-session';
export { signInByLink } from './sign-in-by-link';

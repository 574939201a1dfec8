import { copy as signIn } from './sign-in/copy';
import { copy as signUp } from './sign-up/copy';

/**
 * What guests read first on these screens. The build publishes it in `screens.json`, and the shell's pages show it while
 * the code loads; the app does not load this file.
 */
export const LEADS: Readonly<Record<string, string>> = {
  '/login': signIn.lead,
  '/signup': signUp.account.lead,
  '/plans': signUp.plans.lead,
};

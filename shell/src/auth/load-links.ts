import type { RuntimeConfig } from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';

/** Loads the code for URLs with secrets, which few visits need. */
export const loadLinks = () => import(/* webpackChunkName: "links" */ './links');

/** The session for setting a password; its code is loaded with the first call. */
export function createPasswordSession(config: RuntimeConfig): Platform['passwordSession'] {
  let open: Platform['passwordSession'] | undefined;
  return async () => {
    open ??= (await loadLinks()).createPasswordSession(config);
    return open();
  };
}

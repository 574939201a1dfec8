import type { RuntimeConfig } from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';

/** The code for addresses that bring something secret along: a file that few visits need. */
export const loadLinks = () => import(/* webpackChunkName: "links" */ './links');

/** The session of a link to a password; its code is loaded with the first call. */
export function createPasswordSession(config: RuntimeConfig): Platform['passwordSession'] {
  let open: Platform['passwordSession'] | undefined;
  return async () => {
    open ??= (await loadLinks()).createPasswordSession(config);
    return open();
  };
}

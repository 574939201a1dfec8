import type { ComponentType } from 'react';
import type { Platform } from './platform';

export interface RemoteAppProps {
  readonly platform: Platform;
}

/** What every remote exposes as the default export of `./App`. */
export type RemoteApp = ComponentType<RemoteAppProps>;

import type { Platform } from 'shared-platform';

/** Every page of the shell is given what every remote is given. */
export interface PageProps {
  readonly platform: Platform;
}

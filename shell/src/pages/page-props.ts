import type { AuthState } from 'shared-platform';

/** What the shell's own pages are given; most are the same for everybody. */
export interface PageProps {
  readonly auth: AuthState;
}

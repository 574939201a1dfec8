import { copy } from '../copy';
import type { AuthFailure } from './auth-failure';

/** The service's own sentence where it has one, since it knows why; ours where it has none. */
export function failureMessage(failure: AuthFailure, otherwise: string): string {
  if (failure.kind === 'offline') return copy.offline;
  return 'message' in failure ? failure.message : otherwise;
}

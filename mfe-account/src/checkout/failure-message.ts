import type { PaymentsFailure } from '@ninefold/platform';
import { copy } from './copy';

/** @returns why no checkout was opened. In every case, nothing was charged */
export function checkoutMessage(failure: PaymentsFailure): string {
  if (failure.kind === 'offline') return copy.unreachable;
  if (failure.kind === 'unexpected') return copy.noUrl;
  const { status, error } = failure;
  switch (status) {
    case 400:
      // The service names the plan as the field that is wrong: it does not sell it.
      return error?.code === 'malformed-body' ? copy.invalidPlan : copy.invalidTier;
    case 401:
      return copy.notSignedIn;
    case 409:
    case 429:
      // These messages of the service say what to do.
      return error?.error ?? copy.checkoutFailed(copy.noReason);
    case 500:
      return copy.setUpFailed;
    case 502:
    case 503:
    case 504:
      return copy.unavailable;
    default:
      return copy.checkoutFailed(error?.error ?? copy.httpError(status));
  }
}

/** @returns why a payment could not be verified. It counts as unpaid until the service says otherwise */
export function verificationMessage(failure: PaymentsFailure): string {
  const { verification: words } = copy;
  if (failure.kind === 'offline') return words.unreachable;
  if (failure.kind === 'unexpected') return words.unexpected;
  if (failure.error) return failure.error.error;
  return failure.status >= 500 ? words.allFailed : words.sessionFailed;
}

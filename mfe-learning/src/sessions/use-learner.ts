import { GUEST, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';

/** Whose learning a screen shows: a person's, or the guest's of this device; null while it is not known. */
export function useLearner(): Owner | null {
  const { auth } = usePlatform();
  if (auth.status === 'loading') return null;
  return auth.status === 'in' ? auth.user.id : GUEST;
}

import { GUEST, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';

/** The owner of the learning data on screen; null until it is known. */
export function useLearner(): Owner | null {
  const { auth } = usePlatform();
  if (auth.status === 'loading') return null;
  return auth.status === 'in' ? auth.user.id : GUEST;
}

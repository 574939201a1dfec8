import { usePlatform } from 'shared-platform';
import { GUEST, type Owner } from '../device/daily-record';
import { useDevice } from '../device/device';

/** Whose results these are. While nobody knows yet, it is most likely who played here before. */
export function useOwner(): Owner {
  const { auth } = usePlatform();
  const { records } = useDevice();
  if (auth.status === 'in') return auth.user.id;
  return (auth.status === 'loading' ? records.lastOwner() : null) ?? GUEST;
}

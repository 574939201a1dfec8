import { useEffect } from 'react';
import { usePlatform } from 'shared-platform';
import { GUEST } from './daily-record';
import { useDevice } from './device';

/** Keeps who plays here, for the moments in which nobody knows yet who is signed in. */
export function useRememberPlayer(): void {
  const { auth } = usePlatform();
  const { records } = useDevice();
  const known = auth.status === 'in' ? auth.user.id : auth.status === 'out' ? GUEST : null;
  useEffect(() => {
    if (known !== null) records.setLastOwner(known);
  }, [records, known]);
}

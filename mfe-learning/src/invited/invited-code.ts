import { useMemo } from 'react';
import type { TextKey } from '@ninefold/contracts';
import { useDevice } from 'shared-data';

const KEY: TextKey = 'learning:class-code';

/**
 * The code of the class that a guest was invited to on this device. The link in the mail of a sign-up opens a tab that knows
 * nothing of the page that the person wanted.
 */
export function useInvitedCode() {
  const { store } = useDevice();
  return useMemo(
    () => ({
      read: () => store.get(KEY),
      keep: (code: string) => store.set(KEY, code),
      forget: () => store.remove(KEY),
    }),
    [store],
  );
}

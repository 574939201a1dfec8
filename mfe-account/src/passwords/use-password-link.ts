import { useCallback, useEffect, useState } from 'react';
import { usePlatform, type PasswordSession } from '@ninefold/platform';

export type PasswordLink =
  | { readonly is: 'verifying' | 'invalid' | 'unreachable' }
  | { readonly is: 'open'; readonly session: PasswordSession };

/** The emailed link, once the server has verified it. `verify` tries again. */
export function usePasswordLink() {
  const { passwordSession } = usePlatform();
  const [link, setLink] = useState<PasswordLink>({ is: 'verifying' });

  const read = useCallback(async (): Promise<PasswordLink> => {
    try {
      const session = await passwordSession();
      return session ? { is: 'open', session } : { is: 'invalid' };
    } catch {
      return { is: 'unreachable' };
    }
  }, [passwordSession]);

  useEffect(() => {
    let isShown = true;
    void read().then((found) => isShown && setLink(found));
    return () => {
      isShown = false;
    };
  }, [read]);

  async function verify() {
    const found = await read();
    // Keeps an open form, with its values, when the server cannot be reached.
    setLink((known) => (known.is === 'open' && found.is === 'unreachable' ? known : found));
  }

  return { link, verify };
}

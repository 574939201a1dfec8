import { useCallback, useEffect, useState } from 'react';
import { usePlatform, type PasswordSession } from '@ninefold/platform';

export type PasswordLink =
  | { readonly status: 'verifying' | 'invalid' | 'unreachable' }
  | { readonly status: 'open'; readonly session: PasswordSession };

/** The emailed link, once the server has verified it. `verify` tries again. */
export function usePasswordLink() {
  const { passwordSession } = usePlatform();
  const [link, setLink] = useState<PasswordLink>({ status: 'verifying' });

  const read = useCallback(async (): Promise<PasswordLink> => {
    try {
      const session = await passwordSession();
      return session ? { status: 'open', session } : { status: 'invalid' };
    } catch {
      return { status: 'unreachable' };
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
    setLink((known) => (known.status === 'open' && found.status === 'unreachable' ? known : found));
  }

  return { link, verify };
}

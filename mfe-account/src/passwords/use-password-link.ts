import { useCallback, useEffect, useState } from 'react';
import { usePlatform, type PasswordSession } from '@ninefold/platform';

export type PasswordLink =
  | { readonly is: 'verifying' | 'invalid' | 'unreachable' }
  | { readonly is: 'open'; readonly session: PasswordSession };

/** The link that the person came by, once the server has checked it. `verify` checks it again. */
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
    // An open form stays when the server cannot be reached, with what is typed in it.
    setLink((known) => (known.is === 'open' && found.is === 'unreachable' ? known : found));
  }

  return { link, verify };
}

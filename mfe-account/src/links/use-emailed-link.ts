import { useEffect, useState } from 'react';
import { usePlatform, type EmailedLink } from '@ninefold/platform';

/**
 * @returns the link that this tab has opened: undefined at first, null without one, `unreachable` if the code that reads
 *   it could not be loaded
 */
export function useEmailedLink() {
  const { emailedLink } = usePlatform();
  const [link, setLink] = useState<EmailedLink | null | 'unreachable'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isShown = true;
    void emailedLink()
      .catch(() => 'unreachable' as const)
      .then((found) => isShown && setLink(found));
    return () => {
      isShown = false;
    };
  }, [emailedLink, tries]);
  return { link, retry: () => setTries(tries + 1) };
}

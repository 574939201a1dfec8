import { createContext, useContext, useEffect, useState } from 'react';
import type { Elements } from './elements';
import { VisuallyHidden } from './VisuallyHidden';

/** Has a screen reader say this after what it is saying. An empty text clears the last one. */
export type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

/**
 * A page's live region. It is rendered empty with the page, because NVDA and JAWS do not announce a region that is
 * added together with its text.
 */
export function Announcer({ children }: { children: Elements }) {
  const [said, setSaid] = useState({ number: 0, text: '' });
  const [announce] = useState(
    () => (text: string) => setSaid(({ number }) => ({ number: number + 1, text })),
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" data-testid="announcer">
        {/* A new element, so that the same text is announced again. */}
        {said.text !== '' && <span key={said.number}>{said.text}</span>}
      </VisuallyHidden>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('There is no announcer around this component.');
  return announce;
}

/** Announces a text when it appears or changes, and clears it when it disappears. An empty text announces nothing. */
export function useAnnouncement(text: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text === '') return;
    announce(text);
    return () => announce('');
  }, [announce, text]);
}

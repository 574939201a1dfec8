import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Elements } from './elements';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Has a screen reader say this after what it is saying.
 * @returns a function that removes the text from the page
 */
type Announce = (text: string) => () => void;

interface Announced {
  /** A new element each time, so that the same text is announced again. */
  readonly id: number;
  readonly text: string;
}

const AnnounceContext = createContext<Announce | null>(null);

/**
 * A page's live region. It is rendered empty with the page, because NVDA and JAWS do not announce a region that is
 * added together with its text.
 */
export function Announcer({ children }: { children: Elements }) {
  const [texts, setTexts] = useState<readonly Announced[]>([]);
  const number = useRef(0);
  const [announce] = useState(() => (text: string) => {
    number.current += 1;
    const one = { id: number.current, text };
    setTexts((before) => [...before, one]);
    return () => setTexts((before) => before.filter((other) => other !== one));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-atomic={false} data-testid="announcer">
        {texts.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Announces a text when it appears or changes, and removes it when it disappears. An empty text is not announced. */
export function useAnnouncement(text: string): void {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnouncement must be used inside an Announcer.');
  useEffect(() => (text === '' ? undefined : announce(text)), [announce, text]);
}

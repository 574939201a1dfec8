import { useRef } from 'react';
import type { ReasonKind } from 'shared-puzzle-engine';
import { usePlatform } from '@ninefold/platform';
import { useStoreTechnique } from '../sessions/practiced-techniques';

/** Records once per page that the technique was practiced, for classes that assigned it. */
export function useNoteFound(kind: ReasonKind): () => void {
  const { auth } = usePlatform();
  const store = useStoreTechnique();
  const isNoted = useRef(false);
  return () => {
    if (auth.status !== 'in' || isNoted.current) return;
    isNoted.current = true;
    store(auth.user.id, kind);
  };
}

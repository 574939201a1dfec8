import { useRef } from 'react';
import type { ReasonKind } from 'shared-puzzle-engine';
import { usePlatform } from '@ninefold/platform';
import { useKeepTechnique } from '../sessions/found-techniques';

/** Notes once on a page that a digit was found in this way, for classes that assigned it. It is sent from every page. */
export function useNoteFound(kind: ReasonKind): () => void {
  const { auth } = usePlatform();
  const keep = useKeepTechnique();
  const isNoted = useRef(false);
  return () => {
    if (auth.status !== 'in' || isNoted.current) return;
    isNoted.current = true;
    keep(auth.user.id, kind);
  };
}

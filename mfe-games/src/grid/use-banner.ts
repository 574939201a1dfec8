import { useCallback, useEffect, useState } from 'react';
import { RESULT_BANNER_MS } from '@ninefold/contracts';

export interface Banner {
  readonly tone: 'right' | 'wrong' | 'hint';
  readonly text: string;
}

/** One short message over the board, gone after two seconds; a newer one takes its place. */
export function useBanner(): [Banner | null, (banner: Banner) => void] {
  const [banner, setBanner] = useState<Banner | null>(null);

  useEffect(() => {
    if (!banner) return;
    const timeout = setTimeout(() => setBanner(null), RESULT_BANNER_MS);
    return () => clearTimeout(timeout);
  }, [banner]);

  return [banner, useCallback((next: Banner) => setBanner(next), [])];
}

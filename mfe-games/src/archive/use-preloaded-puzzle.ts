import { useEffect } from 'react';

/** After a look at the calendar, an archived puzzle opens without a network, like a daily after a look at the hub. */
export function usePreloadedPuzzle(): void {
  useEffect(() => {
    // A chunk that fails now is requested again when the puzzle is opened.
    void import(/* webpackChunkName: "archive-puzzle" */ './ArchivePuzzle').catch(() => undefined);
  }, []);
}

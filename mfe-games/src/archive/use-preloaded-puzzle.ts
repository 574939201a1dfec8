import { useEffect } from 'react';

/** Once the calendar has been opened, an archived puzzle opens offline, as a daily does once the hub has been opened. */
export function usePreloadedPuzzle(): void {
  useEffect(() => {
    // A chunk that fails now is requested again when the puzzle is opened.
    void import(/* webpackChunkName: "archive-puzzle" */ './ArchivePuzzle').catch(() => undefined);
  }, []);
}

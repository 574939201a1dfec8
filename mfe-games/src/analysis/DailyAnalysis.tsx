import { useEffect, useState } from 'react';
import type { StoredAttempt } from 'shared-contracts';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { copy } from './copy';
import styles from './DailyAnalysis.module.css';

export interface DailyAnalysisProps {
  puzzle: GridPuzzle;
  /** What this device has of it. */
  attempt: StoredAttempt;
}

/** Where the time went. The code that knows comes after the result is on the screen; without it, nothing is shown. */
export function DailyAnalysis({ puzzle, attempt }: DailyAnalysisProps) {
  const [sentences, setSentences] = useState<readonly string[]>([]);

  useEffect(() => {
    let left = false;
    import('./analyse-daily').then(
      ({ analyseDaily }) => {
        if (!left) setSentences(analyseDaily(puzzle, attempt));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [puzzle, attempt]);

  if (sentences.length === 0) return null;
  return (
    <section aria-label={copy.title} className={styles['analysis']}>
      <h2>{copy.title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

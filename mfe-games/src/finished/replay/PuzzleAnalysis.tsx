import { useEffect, useState } from 'react';
import type { GridPuzzle } from 'shared-puzzle-engine';
import type { PlayedPuzzle } from './analyse-moves';
import { copy } from './copy';
import styles from './PuzzleAnalysis.module.css';

export interface PuzzleAnalysisProps extends PlayedPuzzle {
  puzzle: GridPuzzle;
}

/** Where the time went. The code that knows comes after the result is on the screen; without it, nothing is shown. */
export function PuzzleAnalysis({ puzzle, moves, startedAt, hints }: PuzzleAnalysisProps) {
  const [sentences, setSentences] = useState<readonly string[]>([]);

  useEffect(() => {
    let left = false;
    import('./analyse-moves').then(
      ({ analyseMoves }) => {
        if (!left) setSentences(analyseMoves(puzzle, { moves, startedAt, hints }));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [puzzle, moves, startedAt, hints]);

  if (sentences.length === 0) return null;
  return (
    <section aria-label={copy.analysis.title} className={styles['analysis']}>
      <h2>{copy.analysis.title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

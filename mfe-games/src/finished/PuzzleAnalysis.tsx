import { useEffect, useState } from 'react';
import { Link } from '@ninefold/platform';
import type { GridPuzzle } from 'shared-puzzle-engine';
import type { Analysis, PlayedPuzzle } from './analyze-moves';
import { copy } from './replay-copy';
import styles from './PuzzleAnalysis.module.css';

export interface PuzzleAnalysisProps extends PlayedPuzzle {
  puzzle: GridPuzzle;
}

/** Where the time went. Loaded after the result is visible; if that fails, nothing is shown. */
export function PuzzleAnalysis({ puzzle, moves, startedAt, hints }: PuzzleAnalysisProps) {
  const [analysis, setAnalysis] = useState<Analysis>();

  useEffect(() => {
    let left = false;
    import('./analyze-moves').then(
      ({ analyzeMoves }) => {
        if (!left) setAnalysis(analyzeMoves(puzzle, { moves, startedAt, hints }));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [puzzle, moves, startedAt, hints]);

  if (!analysis?.sentences.length) return null;
  const { sentences, lesson } = analysis;
  return (
    <section aria-label={copy.analysis.title} className={styles['analysis']}>
      <h2>{copy.analysis.title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Link to={lesson.path}>{lesson.text}</Link>
    </section>
  );
}

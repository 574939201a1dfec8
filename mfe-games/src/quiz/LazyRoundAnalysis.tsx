import { useEffect, useState, type ComponentType } from 'react';
import type { RoundAnalysisProps } from './RoundAnalysis';

/** The analysis comes after the result is on the screen. Where its code cannot be loaded, nothing is shown. */
export function LazyRoundAnalysis(props: RoundAnalysisProps) {
  const [loaded, setLoaded] = useState<{ Analysis: ComponentType<RoundAnalysisProps> } | null>(null);

  useEffect(() => {
    let left = false;
    import('./RoundAnalysis').then(
      ({ default: Analysis }) => {
        if (!left) setLoaded({ Analysis });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);

  return loaded && <loaded.Analysis {...props} />;
}

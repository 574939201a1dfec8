import { useEffect, useState, type ComponentType } from 'react';
import type { RoundAnalysisProps } from './RoundAnalysis';

/** Loaded after the result is visible. If that fails, nothing is shown. */
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

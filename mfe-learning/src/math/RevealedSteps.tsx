import { useEffect, useRef } from 'react';
import type { Step } from '@ninefold/learning';
import { Button } from '@ninefold/ui';
import { copy } from './copy';
import styles from './RevealedSteps.module.css';
import { Steps } from './Steps';

interface RevealedStepsProps {
  steps: readonly Step[];
  /** Number of visible steps. */
  shown: number;
  onShow: () => void;
  firstLabel?: string;
}

/** Steps revealed one at a time, so that students can think ahead. A new step is read aloud. */
export function RevealedSteps({ steps, shown, onShow, firstLabel = copy.firstStep }: RevealedStepsProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const isWhole = shown >= steps.length;
  const hadButton = useRef(!isWhole);
  useEffect(() => {
    // The button disappears with the last step and loses the focus.
    if (isWhole && hadButton.current && document.activeElement === document.body) end.current?.focus();
    hadButton.current = !isWhole;
  }, [isWhole]);
  return (
    <div>
      <div aria-live="polite" className={styles['seen']}>
        {shown > 0 && <Steps steps={steps.slice(0, shown)} />}
      </div>
      {isWhole ? (
        <p ref={end} tabIndex={-1} className={styles['end']}>
          {copy.wholeShown}
        </p>
      ) : (
        <div>
          <Button variant="secondary" onClick={onShow}>
            {shown === 0 ? firstLabel : copy.nextStep(shown + 1, steps.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

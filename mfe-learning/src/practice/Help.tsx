import type { Step } from 'shared-learning';
import { RevealedSteps } from '../math/RevealedSteps';
import { copy } from './copy';
import styles from './Help.module.css';

interface HelpProps {
  steps: readonly Step[];
  shown: number;
  onStep: () => void;
}

/** The way to the answer, a step at a time, for a person who is stuck. What it costs is said before. */
export function Help({ steps, shown, onStep }: HelpProps) {
  return (
    <section aria-label={copy.help.title} className={styles['help']} data-open={shown > 0 || undefined}>
      <RevealedSteps steps={steps} shown={shown} onShow={onStep} firstLabel={copy.help.show} />
      {shown === 0 && <p className={styles['note']}>{copy.help.note}</p>}
    </section>
  );
}

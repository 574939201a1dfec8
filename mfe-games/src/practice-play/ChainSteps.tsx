import type { HintStep } from '@ninefold/web/hints';
import type { HintPanelProps } from '../grid/use-hints';
import { copy } from './copy';
import styles from './HintReason.module.css';

interface ChainStepsProps extends Pick<HintPanelProps, 'marked' | 'onMark'> {
  steps: readonly HintStep[];
}

/** The steps to a contradiction. Each is pressed to see its cells on the board, and again to let them go. */
export function ChainSteps({ steps, marked, onMark }: ChainStepsProps) {
  return (
    <ol aria-label={copy.steps} className={styles['steps']}>
      {steps.map(({ text, cells }) => {
        const isMarked = marked === cells;
        return (
          <li key={text}>
            <button
              type="button"
              className={styles['step']}
              aria-pressed={isMarked}
              onClick={() => onMark(isMarked ? undefined : cells)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

import type { HintPart, HintStep } from '@ninefold/web/hints';
import { copy } from './copy';
import styles from './PracticeGrid.module.css';

interface ReasonsProps {
  parts: readonly HintPart[];
  /** The step shown on the grid. */
  shown: HintStep | undefined;
  onShow(step: HintStep | undefined): void;
}

/**
 * A sentence per reason, the last of which is the conclusion. The steps of a refutation are a list of buttons that show
 * on the grid what is assumed.
 */
export function Reasons({ parts, shown, onShow }: ReasonsProps) {
  return (
    <ol className={styles['reasons']}>
      {parts.map(({ text, steps, end }) => (
        <li key={text}>
          <span>{text}</span>
          {steps.length > 0 && (
            <ol className={styles['steps']} aria-label={copy.steps}>
              {steps.map((step) => (
                <li key={step.text}>
                  <button
                    type="button"
                    className={styles['step']}
                    aria-pressed={shown === step}
                    onClick={() => onShow(shown === step ? undefined : step)}
                  >
                    {step.text}
                  </button>
                </li>
              ))}
            </ol>
          )}
          {end && <p>{end}</p>}
        </li>
      ))}
    </ol>
  );
}

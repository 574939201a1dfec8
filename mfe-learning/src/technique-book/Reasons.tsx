import type { HintPart, HintStep } from '@ninefold/web/hints';
import { copy } from './copy';
import styles from './PracticeBoard.module.css';

interface ReasonsProps {
  parts: readonly HintPart[];
  /** The step that is shown on the board. */
  shown: HintStep | undefined;
  onShow(step: HintStep | undefined): void;
}

/**
 * A sentence for each reason; the last is the conclusion. Where a digit is tried, the steps to the contradiction are a list of
 * their own: each is pressed to see on the board what is supposed, and again to see the board as it is.
 */
export function Reasons({ parts, shown, onShow }: ReasonsProps) {
  return (
    <ol className={styles['reasons']}>
      {parts.map(({ text, steps, end }) => (
        <li key={text}>
          {text}
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

import { useId } from 'react';
import { VisuallyHidden } from '@ninefold/ui';
import { RichText } from '../../math/RichText';
import { spokenText } from '../../speech/spoken-text';
import { copy } from '../copy';
import type { Option } from './options-of';
import styles from './Options.module.css';

export interface AnswerInput {
  given: string;
  onChange: (given: string) => void;
  /** Ids of the question and of messages about the input. */
  describedBy: string;
  isInvalid: boolean;
}

/** Native radio buttons: arrow keys select, Enter submits. */
export function Options({ given, onChange, describedBy, options }: AnswerInput & { options: Option[] }) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy}>
      <legend>
        <VisuallyHidden>{copy.answer.options}</VisuallyHidden>
      </legend>
      <div className={styles['options']}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles['option']} data-checked={given === value || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              // Browsers would leave out formulas.
              aria-label={spokenText(text)}
              checked={given === value}
              onChange={() => onChange(value)}
              className={styles['radio']}
            />
            <span className={styles['text']}>
              <RichText text={text} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

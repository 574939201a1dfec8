import { useId, type ComponentProps } from 'react';
import { FieldNotes } from '@ninefold/ui';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps<Value extends string> extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  readonly legend: string;
  /** `radio` allows one option, `checkbox` any number. */
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly error?: string | undefined;
}

/** A question with fixed answers, each in a row large enough for a thumb. */
export function ChoiceField<Value extends string>({
  legend,
  options,
  labels,
  error,
  ...input
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['field']} data-invalid={error ? '' : undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles['option']}>
          <input
            {...input}
            value={option}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-notes`}
          />
          {labels[option]}
        </label>
      ))}
      <FieldNotes id={`${id}-notes`} error={error} />
    </fieldset>
  );
}

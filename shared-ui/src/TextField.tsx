import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes } from './FieldNotes';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: string;
  error?: string | undefined;
  /** What helps before anything is wrong. Announced politely as it changes. */
  hint?: ReactNode;
  /** Stands inside the box before the text, such as @. */
  prefix?: ReactNode;
  /** Stands inside the box after the text, such as a button that shows the password. */
  suffix?: ReactNode;
}

export function TextField({ label, error, hint, prefix, suffix, id, ...input }: TextFieldProps) {
  const generated = useId();
  const field = id ?? generated;
  return (
    <div className={styles['field']}>
      <label htmlFor={field} className={styles['label']}>
        {label}
      </label>
      <div className={styles['box']} data-invalid={error ? '' : undefined}>
        {prefix && <span className={styles['prefix']}>{prefix}</span>}
        <input
          {...input}
          id={field}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-notes`}
        />
        {suffix}
      </div>
      <FieldNotes id={`${field}-notes`} error={error} hint={hint} />
    </div>
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldNotes } from './FieldNotes';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const generated = useId();
  const field = id ?? generated;
  return (
    <div>
      <div className={styles['row']}>
        <input
          {...input}
          type="checkbox"
          id={field}
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-notes`}
        />
        <label htmlFor={field} className={styles['label']}>
          {label}
        </label>
      </div>
      <FieldNotes id={`${field}-notes`} error={error} />
    </div>
  );
}

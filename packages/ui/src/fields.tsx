import { useId, type ComponentProps, type ReactNode } from 'react';
import checkbox from './Checkbox.module.css';
import notes from './FieldNotes.module.css';
import { keepComposing } from './keep-composing';
import text from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: string;
  error?: string | undefined;
  /** Shown while there is no error. Screen readers announce changes. */
  hint?: ReactNode;
  /**
   * Inside the box before the text, such as @.
   */
  prefix?: ReactNode;
  /** Inside the box after the text, such as a button that shows the password. */
  suffix?: ReactNode;
}

export function TextField({ label, error, hint, prefix, suffix, id, onKeyDown, ...input }: TextFieldProps) {
  const generated = useId();
  const field = id ?? generated;
  return (
    <div className={text['field']}>
      <label htmlFor={field} className={text['label']}>
        {label}
      </label>
      <div
        className={text['box']}
        data-invalid={error ? '' : undefined}
        data-read-only={input.readOnly || undefined}
      >
        {prefix && <span className={text['prefix']}>{prefix}</span>}
        <input
          {...input}
          id={field}
          className={text['input']}
          onKeyDown={(event) => {
            keepComposing(event);
            onKeyDown?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-notes`}
        />
        {suffix && <span className={text['suffix']}>{suffix}</span>}
      </div>
      <FieldNotes id={`${field}-notes`} error={error} hint={hint} />
    </div>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const generated = useId();
  const field = id ?? generated;
  return (
    <div>
      <div className={checkbox['row']}>
        <input
          {...input}
          type="checkbox"
          id={field}
          className={checkbox['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${field}-notes`}
        />
        <label htmlFor={field} className={checkbox['label']}>
          {label}
        </label>
      </div>
      <FieldNotes id={`${field}-notes`} error={error} />
    </div>
  );
}

export interface FieldNotesProps {
  /** Referenced by the field's `aria-describedby`. */
  id: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The error or hint below a field. Always mounted, because screen readers ignore a new live region. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <div id={id} aria-live="polite" className={notes['notes']}>
      {error ? <span className={notes['error']}>{error}</span> : hint && <span>{hint}</span>}
    </div>
  );
}

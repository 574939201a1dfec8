import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for a link that leads to a next step. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(styles['button'], styles[variant], className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Working on it: pressing again does nothing, and the words say so. Focus stays where it is. */
  busy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A busy submit button must not submit a second time, though it keeps the focus.
        if (busy) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

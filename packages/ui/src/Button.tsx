import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** For links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(styles['button'], styles[variant], className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** While the action runs, clicks have no effect. The button keeps the focus. */
  busy?: boolean;
  /** Replaces the children while busy. */
  busyLabel?: string;
}

/** Does not submit a form without `type="submit"`. */
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
        // `aria-disabled` keeps the focus but does not stop a submit; this does.
        if (busy) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy && busyLabel ? (
        busyLabel
      ) : typeof children === 'string' ? (
        children
      ) : (
        <span className={styles['content']}>{children}</span>
      )}
    </button>
  );
}

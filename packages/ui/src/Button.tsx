import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** Joins class names; empty and missing ones are dropped. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class names of a button, for a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return classNames(styles['button'], styles[variant], className);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** The action is running: another press does nothing. The focus stays on the button. */
  busy?: boolean;
  /** Takes the place of the children while busy. */
  busyLabel?: string;
}

/** A button that submits no form without `type="submit"`. */
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
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

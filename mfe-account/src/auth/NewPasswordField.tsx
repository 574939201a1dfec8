import type { ComponentProps } from 'react';
import { PasswordField } from '../layout/Form';
import { copy } from './copy';
import { passwordStrength } from './password';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** What the field holds now. */
  readonly typed: string;
  /** Shown until something is typed: how long the password must be. */
  readonly rule: string;
}

/** The field of a password that is being chosen. Its strength is said in words, and read by screen readers. */
export function NewPasswordField({ typed, rule, ...field }: NewPasswordFieldProps) {
  const hint = typed ? copy.password.strength[passwordStrength(typed)] : rule;
  return <PasswordField {...field} hint={hint} autoComplete="new-password" />;
}

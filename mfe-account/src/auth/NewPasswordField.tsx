import type { ComponentProps } from 'react';
import { PasswordField } from '../layout/Form';
import { copy } from './copy';
import { passwordStrength } from './password';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** The current value. */
  readonly typed: string;
  /** Shown while the field is empty: the required length. */
  readonly rule: string;
}

/** A field for a new password. Its strength is described in words, which screen readers announce. */
export function NewPasswordField({ typed, rule, ...field }: NewPasswordFieldProps) {
  const hint = typed ? copy.password.strength[passwordStrength(typed)] : rule;
  return <PasswordField {...field} hint={hint} autoComplete="new-password" />;
}

import type { ClipboardEvent, DragEvent } from 'react';
import { SIGN_UP_PASSWORD_MIN } from '@ninefold/contracts';
import * as v from 'valibot';
import type { Problem } from '../auth/form-rule';
import { fitsPasswordBytes } from '../auth/password';
import { copy } from './copy';

const { account } = copy;

/** Fields that both forms for a new account share. Each shows its first problem. */
export const PasswordFields = {
  password: v.pipe(
    v.string(),
    v.minLength(1, account.passwordRequired),
    v.minLength(SIGN_UP_PASSWORD_MIN, account.passwordShort),
    v.check(fitsPasswordBytes, account.passwordLong),
  ),
  confirmPassword: v.pipe(v.string(), v.minLength(1, account.confirmRequired)),
};

interface Passwords {
  readonly password: string;
  readonly confirmPassword: string;
}

export const differingPasswords = ({ password, confirmPassword }: Passwords): Problem<Passwords> | null =>
  !confirmPassword || password === confirmPassword ? null : ['confirmPassword', account.confirmDiffers];

const refuse = (event: ClipboardEvent | DragEvent) => event.preventDefault();

/** For a confirmation field: pasting would repeat a typing mistake. */
export const noPaste = { onPaste: refuse, onDrop: refuse };

import type { ClipboardEvent, DragEvent } from 'react';
import { SIGN_UP_PASSWORD_MIN } from '@ninefold/contracts';
import * as z from 'zod/mini';
import { fitsPasswordBytes } from '../auth/password';
import { copy } from './copy';

const { account } = copy;

/**
 * What both forms of a new account ask for, in the specification's words. A field shows its first problem. No check
 * has `abort`: it would stop the checks that compare two fields as well.
 */
export const PasswordFields = {
  password: z
    .string()
    .check(
      z.minLength(1, account.passwordRequired),
      z.minLength(SIGN_UP_PASSWORD_MIN, account.passwordShort),
      z.refine(fitsPasswordBytes, account.passwordLong),
    ),
  confirmPassword: z.string().check(z.minLength(1, account.confirmRequired)),
};

interface Passwords {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Shown together with the errors of the other fields. */
export const samePasswords = z.refine<Passwords>(
  (values) => !values.confirmPassword || values.password === values.confirmPassword,
  { error: account.confirmDiffers, path: ['confirmPassword'], when: () => true },
);

const refuse = (event: ClipboardEvent | DragEvent) => event.preventDefault();

/** For a field that repeats another one: a copy would repeat a slip, too. */
export const typedByHand = { onPaste: refuse, onDrop: refuse };

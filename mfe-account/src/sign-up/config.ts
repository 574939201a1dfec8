import { SIGN_UP_PASSWORD_MIN } from 'shared-contracts';
import * as z from 'zod/mini';
import { copy } from '../copy';

const { signUp } = copy;

const FieldsSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: signUp.emailRequired, abort: true }),
      z.email(signUp.emailInvalid),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, { error: signUp.passwordRequired, abort: true }),
      z.minLength(SIGN_UP_PASSWORD_MIN, signUp.passwordShort),
    ),
  confirmPassword: z.string().check(z.minLength(1, signUp.confirmRequired)),
  agreed: z.boolean().check(z.refine((agreed) => agreed, signUp.termsRequired)),
});
export type AccountValues = z.infer<typeof FieldsSchema>;

export const AccountSchema = FieldsSchema.check(
  z.refine((values) => !values.confirmPassword || values.password === values.confirmPassword, {
    error: signUp.confirmDiffers,
    path: ['confirmPassword'],
    // Said at the same time as what is wrong with the other fields.
    when: () => true,
  }),
);

/** Metadata of an account whose address is not confirmed yet. */
export const NEW_ACCOUNT_METADATA = { account_status: 'pending_verification' } as const;

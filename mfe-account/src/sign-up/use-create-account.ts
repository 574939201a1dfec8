import { useState } from 'react';
import { SIGN_UP_PASSWORD_MIN } from 'shared-contracts';
import { useLocation, useNavigate } from 'shared-platform';
import * as z from 'zod/mini';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, EmailSchema, removeConfirmationMark, type SignInArrival } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import { copy } from './copy';

const { account } = copy;

const FieldsSchema = z.object({
  email: EmailSchema,
  password: z
    .string()
    .check(
      z.minLength(1, { error: account.passwordRequired, abort: true }),
      z.minLength(SIGN_UP_PASSWORD_MIN, account.passwordShort),
    ),
  confirmPassword: z.string().check(z.minLength(1, account.confirmRequired)),
  agreed: z.boolean().check(z.refine((agreed) => agreed, account.termsRequired)),
});
export type AccountValues = z.infer<typeof FieldsSchema>;

export const AccountSchema = FieldsSchema.check(
  z.refine((values) => !values.confirmPassword || values.password === values.confirmPassword, {
    error: account.confirmDiffers,
    path: ['confirmPassword'],
    // Shown together with the errors of the other fields.
    when: () => true,
  }),
);

/** Metadata of an account whose address is not confirmed yet. */
const NEW_ACCOUNT_METADATA = { account_status: 'pending_verification' } as const;

/** Creates the account and goes to the sign-in page. An address that has an account already gets the same words. */
export function useCreateAccount() {
  const callAuth = useAuthCall();
  const navigate = useNavigate();
  const location = useLocation();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function create({ email, password }: AccountValues) {
    setBusy(true);
    setFailure(null);
    removeConfirmationMark();
    const outcome = await callAuth((auth) =>
      auth.signUp({
        email,
        password,
        options: { emailRedirectTo: confirmedUrl(), data: NEW_ACCOUNT_METADATA },
      }),
    );
    setBusy(false);

    // Who has an account stays secret: a known address reads the same as a new one.
    const known = !outcome.ok && outcome.failure.kind === 'registered';
    if (!outcome.ok && !known) return setFailure(outcome.failure);
    if (outcome.ok && !outcome.data.user) return setFailure({ kind: 'refused', message: account.noUser });
    // A service without confirmation has signed the person in: the shell changes the page.
    if (outcome.ok && outcome.data.session) return;
    const arrival: SignInArrival = { message: account.created(email), email };
    await navigate('/login', { state: { ...location.state, ...arrival } });
  }

  return { create, busy, failure, clearFailure: () => setFailure(null) };
}

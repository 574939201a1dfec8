import { useState } from 'react';
import { CreateAccountResponseSchema, type CreateAccountRequest } from '@ninefold/contracts';
import { usePlatform, type PaymentsFailure } from '@ninefold/platform';
import * as v from 'valibot';
import { copy as authCopy } from '../../auth/copy';
import { EmailSchema, signUpId } from '../../auth/email-address';
import { formRule, type Problem } from '../../auth/form-rule';
import { usePasswordCheck } from '../../auth/use-password-check';
import { clearCheckout, storedPurchaseId } from '../../checkout/stored-checkout';
import { differingPasswords, PasswordFields } from '../account-fields';
import { copy } from '../copy';
import type { Purchase } from '../machine/states';
import type { NewAccount } from '../use-sign-up';

const { purchase: words } = copy;

const FieldsSchema = v.object({
  email: EmailSchema,
  confirmEmail: v.pipe(v.string(), v.minLength(1, words.confirmEmailRequired)),
  ...PasswordFields,
  agreed: v.pipe(
    v.boolean(),
    v.check((agreed) => agreed, words.termsRequired),
  ),
});
export type PaidAccountValues = v.InferOutput<typeof FieldsSchema>;

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const differingEmails = ({ email, confirmEmail }: PaidAccountValues): Problem<PaidAccountValues> | null =>
  !confirmEmail || isSameEmail(email, confirmEmail) ? null : ['confirmEmail', words.emailsDiffer];

export const PaidAccountSchema = v.pipe(
  FieldsSchema,
  formRule<PaidAccountValues>(differingPasswords),
  formRule(differingEmails),
);

/** Error codes that concern one field. */
const FIELD_BY_CODE: Readonly<Record<string, keyof PaidAccountValues>> = {
  'other-email': 'email',
  'common-password': 'password',
  'weak-password': 'password',
  'password-too-long': 'password',
};

interface Failure {
  readonly message: string;
  readonly code: string | undefined;
}

interface Options {
  readonly purchase: Purchase;
  onCreated(account: NewAccount): void;
  onWrong(field: keyof PaidAccountValues, message: string): void;
}

/**
 * Creates the account of a guest who has paid. After a failure, the form keeps its values and the purchase remains
 * valid.
 */
export function useCreatePaidAccount({ purchase, onCreated, onWrong }: Options) {
  const { payments } = usePlatform();
  const checkPassword = usePasswordCheck();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function send({ email, password }: PaidAccountValues): Promise<void> {
    const problem = await checkPassword(password, [email]);
    if (problem) return onWrong('password', problem);
    const { sessionId: session_id, tier } = purchase;
    const request: CreateAccountRequest = {
      session_id,
      email,
      password,
      tier,
      agreed_to_terms: true,
      purchase_id: storedPurchaseId(),
      signing_up: signUpId(),
    };
    const outcome = await payments.post(
      '/api/create-account-after-checkout',
      request,
      v.parser(CreateAccountResponseSchema),
    );
    if (outcome.ok) {
      clearCheckout();
      return onCreated(outcome.body.password_by_mail ? { email } : { email, password });
    }
    const failed = failureOf(outcome.failure);
    const field = FIELD_BY_CODE[failed.code ?? ''];
    if (field) onWrong(field, failed.message);
    else setFailure(failed);
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(null),
    /** Checks the password before the form is submitted, to save waiting time then. */
    lookUp: ({ email, password }: PaidAccountValues) => void checkPassword(password, [email]),
    async create(values: PaidAccountValues) {
      setBusy(true);
      setFailure(null);
      await send(values);
      setBusy(false);
    },
  };
}

function failureOf(failure: PaymentsFailure): Failure {
  if (failure.kind === 'offline') return { message: authCopy.offline, code: undefined };
  if (failure.kind === 'unexpected') return { message: words.unexpected, code: undefined };
  return { message: failure.error?.error ?? words.failed, code: failure.error?.code };
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Checkbox } from '@ninefold/ui';
import { shareEmail } from '../../auth/share-email';
import { NewPasswordField } from '../../auth/NewPasswordField';
import { PaymentAlert } from '../../checkout/PaymentAlert';
import { copy as layoutWords } from '../../layout/copy';
import { EmailField, Form, PasswordField } from '../../layout/Form';
import { Support } from '../../layout/Support';
import { noPaste } from '../account-fields';
import { copy } from '../copy';
import type { Purchase } from '../machine/states';
import { TermsLabel } from '../TermsLabel';
import type { NewAccount } from '../use-sign-up';
import { needsSignIn, SignInToPurchase } from './SignInToPurchase';
import { PaidAccountSchema, useCreatePaidAccount, type PaidAccountValues } from './use-create-paid-account';

const { account: accountWords, purchase: words } = copy;

interface PaidAccountFormProps {
  readonly purchase: Purchase;
  /** The address from the checkout, which the account gets; empty when it must not be shown. */
  readonly paidWith: string;
  onCreated(account: NewAccount): void;
}

/**
 * Creates the account of a guest who has paid, for the address from the checkout. Where that is not known, address and
 * password are typed twice, without pasting.
 */
export function PaidAccountForm({ purchase, paidWith, onCreated }: PaidAccountFormProps) {
  const form = useForm<PaidAccountValues>({
    resolver: standardSchemaResolver(PaidAccountSchema),
    defaultValues: {
      email: paidWith,
      confirmEmail: paidWith,
      password: '',
      confirmPassword: '',
      agreed: false,
    },
    reValidateMode: 'onBlur',
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const account = useCreatePaidAccount({
    purchase,
    onCreated,
    onWrong: (name, message) => form.setError(name, { message }, { shouldFocus: true }),
  });

  // Prefills the sign-in of the tab that started the checkout.
  useEffect(() => (paidWith ? shareEmail(paidWith) : undefined), [paidWith]);

  function field(name: keyof PaidAccountValues) {
    const onChange = () => {
      form.clearErrors(name);
      account.clearFailure();
    };
    const onBlur = () => name === 'password' && account.lookUp(form.getValues());
    return { ...form.register(name, { onChange, onBlur }), error: form.formState.errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(account.create)}>
      {account.failure && <PaymentAlert message={account.failure.message} />}
      {account.failure && needsSignIn(account.failure.code) && (
        <SignInToPurchase purchase={purchase} email={form.getValues('email')} />
      )}
      <EmailField
        {...field('email')}
        label={accountWords.email}
        hint={paidWith ? words.fixedEmailHint : words.emailHint}
        autoComplete="username"
        readOnly={paidWith !== ''}
      />
      {!paidWith && (
        <EmailField
          {...field('confirmEmail')}
          label={words.confirmEmail}
          hint={accountWords.confirmHint}
          autoComplete="off"
          {...noPaste}
        />
      )}
      <Support question={layoutWords.mistyped} />
      <NewPasswordField
        {...field('password')}
        label={accountWords.password}
        rule={accountWords.passwordHint}
        typed={typed}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={accountWords.confirmPassword}
        hint={accountWords.confirmHint}
        autoComplete="new-password"
        {...noPaste}
      />
      <Checkbox {...field('agreed')} label={<TermsLabel {...words.terms} />} />
      <Button type="submit" busy={account.busy} busyLabel={accountWords.busy}>
        {accountWords.submit}
      </Button>
    </Form>
  );
}

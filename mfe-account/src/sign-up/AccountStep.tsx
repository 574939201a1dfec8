import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from '@ninefold/platform';
import { Alert, Button, Checkbox } from '@ninefold/ui';
import { failureMessage, waitTime, type AuthFailure } from '../auth/auth-failure';
import { NewPasswordField } from '../auth/NewPasswordField';
import { useCaptcha } from '../auth/use-captcha';
import { EmailField, Form, PasswordField } from '../layout/Form';
import { TextLink } from '../layout/FormPage';
import { typedByHand } from './account-fields';
import { copy } from './copy';
import { triesLeft } from './sign-up-tries';
import { TermsLabel } from './TermsLabel';
import type { NewAccount } from './use-sign-up';
import { AccountSchema, useCreateAccount, type AccountValues } from './use-create-account';

const { account: words } = copy;

interface AccountStepProps {
  /** Of a person who comes back to change it. */
  readonly email: string;
  /** Why the person is here, when another page sent them. */
  readonly message: string | undefined;
  /** The account exists, or did before: which of the two stays secret. */
  readonly onCreated: (account: NewAccount) => void;
}

export function AccountStep({ email, message, onCreated }: AccountStepProps) {
  const captcha = useCaptcha();
  const form = useForm<AccountValues>({
    resolver: zodResolver(AccountSchema),
    defaultValues: { email, password: '', confirmPassword: '', agreed: false },
    reValidateMode: 'onBlur',
  });
  const [typed, address] = useWatch({ control: form.control, name: ['password', 'email'] });
  const onWeak = (message: string) => form.setError('password', { message }, { shouldFocus: true });
  const account = useCreateAccount({ captcha, onCreated, onWeak });
  const { errors } = form.formState;

  function field(name: keyof AccountValues) {
    const onChange = () => {
      form.clearErrors(name);
      account.clearFailure();
    };
    const onBlur = () => name === 'password' && account.lookUp(form.getValues());
    return { ...form.register(name, { onChange, onBlur }), error: errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(account.create)}>
      {message && !account.failure && <Alert tone="error">{message}</Alert>}
      {account.failure && <Failure failure={account.failure} email={form.getValues('email')} />}
      {!account.failure && <LimitedTries email={address} />}
      <EmailField {...field('email')} label={words.email} autoComplete="username" />
      <NewPasswordField
        {...field('password')}
        label={words.password}
        rule={words.passwordHint}
        typed={typed}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={words.confirmPassword}
        hint={words.confirmHint}
        autoComplete="new-password"
        {...typedByHand}
      />
      <Checkbox {...field('agreed')} label={<TermsLabel {...words.terms} />} />
      {captcha.widget}
      <Button type="submit" busy={account.busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </Form>
  );
}

/** When the form was sent so often for this address that one try or none is left. */
function LimitedTries({ email }: { email: string }) {
  const [now] = useState(() => Date.now());
  const left = triesLeft(useLocation().state, email, now);
  if (left === undefined || left > 1) return null;
  return (
    <Alert tone="warning" title={words.triesLeftTitle}>
      {left === 1 ? words.oneTryLeft : words.noTryLeft}
    </Alert>
  );
}

/** Why there is no account. */
function Failure({ failure, email }: { failure: AuthFailure; email: string }) {
  if (failure.kind !== 'limited') {
    return <Alert tone="error">{failureMessage(failure, words.failed)}</Alert>;
  }
  return (
    <Alert tone="error" title={words.limitedTitle}>
      <p>{words.limited(waitTime(failure.retrySeconds))}</p>
      <TextLink to="/reset-password" state={{ email }}>
        {words.limitedWayOut}
      </TextLink>
    </Alert>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { Alert, Button, Checkbox } from '@ninefold/ui';
import { BusyNetwork } from '../auth/BusyNetwork';
import { NothingStored } from '../auth/NothingStored';
import { failureMessage, waitTime, type AuthFailure } from '../auth/auth-failure';
import { NewPasswordField } from '../auth/NewPasswordField';
import { useCaptcha } from '../auth/use-captcha';
import { EmailField, Form, PasswordField } from '../layout/Form';
import { TextLink } from '../layout/FormPage';
import { noPaste } from './account-fields';
import { AttemptsNotice } from './AttemptsNotice';
import { copy } from './copy';
import { TermsLabel } from './TermsLabel';
import type { NewAccount } from './use-sign-up';
import { AccountSchema, useCreateAccount, type AccountValues } from './use-create-account';

const { account: words } = copy;

interface AccountStepProps {
  /** Prefilled for a person who returns to change it. */
  readonly email: string;
  /** Explains a redirect from another page. */
  readonly message: string | undefined;
  /** The account exists. Whether it existed before stays secret. */
  readonly onCreated: (account: NewAccount) => void;
}

export function AccountStep({ email, message, onCreated }: AccountStepProps) {
  const captcha = useCaptcha();
  const form = useForm<AccountValues>({
    resolver: standardSchemaResolver(AccountSchema),
    defaultValues: { email, password: '', confirmPassword: '', agreed: false },
    reValidateMode: 'onBlur',
  });
  const typed = useWatch({ control: form.control, name: 'password' });
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
      <NothingStored />
      <BusyNetwork wait={account.network} />
      <AttemptsNotice attempts={account.attempts} />
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
        {...noPaste}
      />
      <Checkbox {...field('agreed')} label={<TermsLabel {...words.terms} />} />
      {captcha.widget}
      <Button type="submit" disabled={account.attempts.left === 0} busy={account.busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </Form>
  );
}

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

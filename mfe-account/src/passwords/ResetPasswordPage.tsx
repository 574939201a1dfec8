import * as v from 'valibot';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useLocation, usePlatform } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { BusyNetwork } from '../auth/BusyNetwork';
import { SignInStateSchema } from '../auth/email-address';
import { useCaptcha } from '../auth/use-captcha';
import { EmailField, Form } from '../layout/Form';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { ResetSchema, useResetEmail, type ResetValues } from './use-reset-email';

const { reset: words } = copy;

/** `/reset-password`. The router's state may contain the address. */
export default function ResetPasswordPage() {
  const { auth } = usePlatform();
  const location = useLocation();
  const locationState = v.parse(SignInStateSchema, location.state);
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      footer={
        auth.status === 'in' ? (
          <TextLink to="/profile">{words.profile}</TextLink>
        ) : (
          <TextLink to="/login" state={location.state}>
            {words.signIn}
          </TextLink>
        )
      }
    >
      <ResetPasswordForm email={locationState.email ?? ''} />
    </FormPage>
  );
}

function ResetPasswordForm({ email }: ResetValues) {
  const captcha = useCaptcha();
  const mail = useResetEmail(captcha);
  const form = useForm<ResetValues>({
    resolver: standardSchemaResolver(ResetSchema),
    defaultValues: { email },
    reValidateMode: 'onSubmit',
  });
  const waiting = mail.secondsLeft > 0;
  const onChange = () => {
    form.clearErrors('email');
    mail.forget();
  };

  return (
    <Form onSubmit={form.handleSubmit(mail.send)}>
      <BusyNetwork wait={mail.network} />
      {mail.failure && <Alert tone="error">{mail.failure}</Alert>}
      {mail.sentTo && (
        <Alert tone="success" title={words.sent}>
          {words.sentHint}
        </Alert>
      )}
      <EmailField
        {...form.register('email', { onChange })}
        error={form.formState.errors.email?.message}
        label={words.email}
        autoComplete="username"
      />
      {captcha.widget}
      <Button
        type="submit"
        busy={mail.busy || waiting}
        busyLabel={mail.busy ? words.busy : words.wait(mail.secondsLeft)}
      >
        {mail.sentTo ? words.again : words.submit}
      </Button>
    </Form>
  );
}

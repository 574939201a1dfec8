import { zodResolver } from '@hookform/resolvers/zod';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, TextField } from 'shared-ui';
import { copy } from '../copy';
import { Form } from '../layout/Form';
import { PasswordField } from '../layout/PasswordField';
import { SignInSchema, type SignInValues } from './config';
import { SignInNotice } from './SignInNotice';
import { useLock } from './use-lock';
import { useSignIn } from './use-sign-in';

interface SignInFormProps {
  email: string;
  /** Good news from where the person came; it gives way to what is wrong now. */
  welcome: ReactNode;
}

export function SignInForm({ email, welcome }: SignInFormProps) {
  const signIn = useSignIn();
  const lock = useLock();
  const form = useForm<SignInValues>({
    resolver: zodResolver(SignInSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  const locked = lock.minutesLeft > 0;

  function field(name: keyof SignInValues) {
    const onChange = () => {
      form.clearErrors(name);
      signIn.clearFailure();
    };
    return { ...form.register(name, { onChange }), error: errors[name]?.message };
  }

  const onSubmit = form.handleSubmit(async (values) => {
    const failure = await signIn.submit(values);
    if (failure?.kind === 'limited') lock.start(failure.retrySeconds);
  });

  return (
    <Form onSubmit={onSubmit}>
      {signIn.failure ? <SignInNotice failure={signIn.failure} email={form.getValues('email')} /> : welcome}
      {locked && (
        <Alert tone="error" title={copy.signIn.lockedTitle}>
          {copy.signIn.lockedHint(lock.minutesLeft)}
        </Alert>
      )}
      <TextField
        {...field('email')}
        label={copy.signIn.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={copy.signIn.password} autoComplete="current-password" />
      <Button type="submit" disabled={locked} busy={signIn.busy} busyLabel={copy.signIn.busy}>
        {locked ? (
          <>
            <Lock aria-hidden size={18} />
            {copy.signIn.locked(lock.minutesLeft)}
          </>
        ) : (
          copy.signIn.submit
        )}
      </Button>
    </Form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { ClipboardEvent, DragEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Checkbox, TextField } from 'shared-ui';
import { copy } from '../copy';
import { Form } from '../layout/Form';
import { PasswordField } from '../layout/PasswordField';
import { AccountSchema, type AccountValues } from './config';
import { SignUpNotice } from './SignUpNotice';
import { TermsLabel } from './TermsLabel';
import { useCreateAccount } from './use-create-account';

const refuse = (event: ClipboardEvent | DragEvent) => event.preventDefault();

export function AccountStep() {
  const account = useCreateAccount();
  const form = useForm<AccountValues>({
    resolver: zodResolver(AccountSchema),
    defaultValues: { email: '', password: '', confirmPassword: '', agreed: false },
    reValidateMode: 'onBlur',
  });
  const { errors } = form.formState;

  function field(name: keyof AccountValues) {
    const onChange = () => {
      form.clearErrors(name);
      account.clearFailure();
    };
    return { ...form.register(name, { onChange }), error: errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(account.create)}>
      {account.failure && <SignUpNotice failure={account.failure} />}
      <TextField
        {...field('email')}
        label={copy.signUp.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={copy.signUp.password}
        hint={copy.signUp.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={copy.signUp.confirmPassword}
        hint={copy.signUp.confirmHint}
        autoComplete="new-password"
        onPaste={refuse}
        onDrop={refuse}
      />
      <Checkbox {...field('agreed')} label={<TermsLabel />} />
      <Button type="submit" busy={account.busy} busyLabel={copy.signUp.busy}>
        {copy.signUp.submit}
      </Button>
    </Form>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import type { PasswordSession } from '@ninefold/platform';
import { Alert, Button } from '@ninefold/ui';
import { NewPasswordField } from '../auth/NewPasswordField';
import { EmailField, Form, PasswordField } from '../layout/Form';
import { copy } from './copy';
import { NewPasswordSchema, useUpdatePassword, type NewPasswordValues } from './use-update-password';

const { update: words } = copy;

interface UpdatePasswordFormProps {
  session: PasswordSession;
  /** The label of the button. */
  submit: string;
  onDone: () => void;
  onRefused: () => void;
}

export function UpdatePasswordForm({ session, submit, onDone, onRefused }: UpdatePasswordFormProps) {
  const form = useForm<NewPasswordValues>({
    resolver: standardSchemaResolver(NewPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const onWeak = (message: string) => form.setError('password', { message }, { shouldFocus: true });
  const update = useUpdatePassword({ session, onWeak, onDone, onRefused });

  function field(name: keyof NewPasswordValues) {
    const onChange = () => {
      form.clearErrors(name);
      update.clearFailure();
    };
    const onBlur = () => name === 'password' && update.lookUp(form.getValues());
    return { ...form.register(name, { onChange, onBlur }), error: form.formState.errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(update.submit)}>
      {update.failure && <Alert tone="error">{update.failure}</Alert>}
      {/* For password managers, and because the link may belong to another account than the person expects. */}
      <EmailField label={words.email} value={session.email} readOnly autoComplete="username" />
      <NewPasswordField {...field('password')} label={words.password} rule={words.rule} typed={typed} />
      <PasswordField
        {...field('confirmPassword')}
        label={words.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" busy={update.busy} busyLabel={words.busy}>
        {submit}
      </Button>
    </Form>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button } from '@ninefold/ui';
import * as v from 'valibot';
import { failureMessage } from '../../auth/auth-failure';
import { EmailSchema } from '../../auth/email-address';
import { useAuthCall } from '../../auth/use-auth-call';
import { EmailField, Form } from '../../layout/Form';
import { copy } from '../copy';
import styles from './EmailSetting.module.css';

const ValuesSchema = v.object({ email: EmailSchema });
type Values = v.InferOutput<typeof ValuesSchema>;

interface EmailFormProps {
  email: string;
  onCancel(): void;
  onSent(): void;
}

export function EmailForm({ email, onCancel, onSent }: EmailFormProps) {
  const { change, busy, error, clearError } = useChangeEmail();
  const { register, handleSubmit, formState, clearErrors, setFocus } = useForm<Values>({
    resolver: standardSchemaResolver(ValuesSchema),
    defaultValues: { email },
    reValidateMode: 'onBlur',
  });

  useEffect(() => setFocus('email'), [setFocus]);

  const onSubmit = handleSubmit(async (values) => {
    if (values.email === email) return onCancel();
    if (await change(values.email)) onSent();
  });
  const onChange = () => {
    clearErrors();
    clearError();
  };

  return (
    <Form onSubmit={onSubmit}>
      <EmailField
        {...register('email', { onChange })}
        label={copy.settings.email}
        error={formState.errors.email?.message}
        autoComplete="email"
      />
      {error && <Alert tone="error">{error}</Alert>}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy} busyLabel={copy.settings.savingEmail}>
          {copy.settings.saveEmail}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {copy.settings.cancelEmail}
        </Button>
      </div>
    </Form>
  );
}

/** Requests a new address. It takes effect when the emailed link is opened. */
function useChangeEmail() {
  const callAuth = useAuthCall();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function change(email: string): Promise<boolean> {
    setBusy(true);
    setError(null);
    const outcome = await callAuth((auth) =>
      auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/profile?confirmed=true` }),
    );
    setBusy(false);
    if (!outcome.ok) setError(failureMessage(outcome.failure, copy.settings.emailFailed));
    return outcome.ok;
  }

  return { change, busy, error, clearError: () => setError(null) };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, TextField } from 'shared-ui';
import * as z from 'zod/mini';
import { copy } from '../../copy';
import { Form } from '../../layout/Form';
import styles from './EmailSetting.module.css';
import { useChangeEmail } from './use-change-email';

const EmailSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: copy.signUp.emailRequired, abort: true }),
      z.email(copy.signUp.emailInvalid),
    ),
});

interface EmailFormProps {
  email: string;
  onCancel(): void;
  onSent(): void;
}

export function EmailForm({ email, onCancel, onSent }: EmailFormProps) {
  const { change, busy, error, clearError } = useChangeEmail();
  const { register, handleSubmit, formState, clearErrors, setFocus } = useForm<z.infer<typeof EmailSchema>>({
    resolver: zodResolver(EmailSchema),
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
      <TextField
        {...register('email', { onChange })}
        label={copy.settings.email}
        error={formState.errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
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

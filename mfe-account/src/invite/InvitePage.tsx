import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Alert, Button } from '@ninefold/ui';
import { EmailField, Form, PasswordField } from '../layout/Form';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { InviteSchema, useInvite, type InviteValues } from './use-invite';

/** `/admin/invite`. The shell admits only signed-in people; the server verifies the key. */
export default function InvitePage() {
  return (
    <FormPage title={copy.title} lead={copy.lead} footer={<TextLink to="/">{copy.home}</TextLink>}>
      <InviteForm />
    </FormPage>
  );
}

function InviteForm() {
  const form = useForm<InviteValues>({
    resolver: standardSchemaResolver(InviteSchema),
    defaultValues: { email: '', adminKey: '' },
    reValidateMode: 'onSubmit',
  });
  // Keeps the key for the next invitation.
  const invite = useInvite(() => {
    form.resetField('email');
    form.setFocus('email');
  });

  function field(name: keyof InviteValues) {
    const onChange = () => {
      form.clearErrors(name);
      invite.clearResult();
    };
    return { ...form.register(name, { onChange }), error: form.formState.errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(invite.send)}>
      {invite.result && <Alert tone={invite.result.tone}>{invite.result.message}</Alert>}
      <EmailField {...field('email')} label={copy.email} autoComplete="off" />
      <PasswordField
        {...field('adminKey')}
        label={copy.adminKey}
        hint={copy.adminKeyHint}
        autoComplete="off"
      />
      <Button type="submit" busy={invite.busy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </Form>
  );
}

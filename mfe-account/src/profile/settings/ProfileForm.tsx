import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { AuthUser, Profile } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { copy } from '../../copy';
import { Form } from '../../layout/Form';
import type { ProfileValues } from '../config';
import { ColorField } from '../fields/ColorField';
import { CountryField } from '../fields/CountryField';
import { NameFields } from '../fields/NameFields';
import { UsernameField } from '../fields/UsernameField';
import { useSaveSettings } from './use-save-settings';

interface ProfileFormProps {
  form: UseFormReturn<ProfileValues>;
  user: AuthUser;
  profile: Profile;
}

export function ProfileForm({ form, user, profile }: ProfileFormProps) {
  const settings = useSaveSettings(form, user.id, profile);
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(settings.submit)}>
        <NameFields />
        <UsernameField own={profile.username} />
        <ColorField />
        <CountryField />
        {settings.notice && <Alert tone={settings.notice.tone}>{settings.notice.message}</Alert>}
        <Button type="submit" busy={settings.busy} busyLabel={copy.settings.saving}>
          {copy.settings.save}
        </Button>
      </Form>
    </FormProvider>
  );
}

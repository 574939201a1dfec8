import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { usePlatform, type AuthUser, type Profile } from '@ninefold/platform';
import { Alert, Button, Card } from '@ninefold/ui';
import { Form } from '../../layout/Form';
import { ProfileSchema, TEXT_FIELDS, valuesOf, type ProfileValues } from '../profile-fields';
import { useSubscription } from '../../subscription/use-subscription';
import { copy } from '../copy';
import { ColorField } from '../fields/ColorField';
import { CountryField } from '../fields/CountryField';
import { TextFields } from '../fields/TextFields';
import { UsernameField } from '../fields/UsernameField';
import { Boards } from './Boards';
import { DangerZone } from './DangerZone';
import { DownloadData } from './DownloadData';
import { EmailSetting } from './EmailSetting';
import { ProfilePreview } from './ProfilePreview';
import styles from './ProfileSettings.module.css';
import { Security } from './Security';
import { Subscription } from './Subscription';
import { useSaveSettings } from './use-save-settings';

interface ProfileSettingsProps {
  user: AuthUser;
  profile: Profile;
}

export function ProfileSettings({ user, profile }: ProfileSettingsProps) {
  const { signOut } = usePlatform();
  const subscription = useSubscription();
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(ProfileSchema),
    defaultValues: valuesOf(profile),
    reValidateMode: 'onBlur',
  });

  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {copy.settings.title}
      </h1>
      <ProfilePreview control={form.control} profile={profile} subscription={subscription} />
      <div className={styles['main']}>
        <Card className={styles['card']}>
          <EmailSetting email={user.email} />
          <ProfileForm form={form} user={user} profile={profile} />
        </Card>
        <Subscription subscription={subscription} />
        <Boards />
        <Security email={user.email} />
        <DownloadData />
        <DangerZone user={user} subscription={subscription} />
      </div>
      <Button variant="secondary" className={styles['signOut']} onClick={() => void signOut()}>
        {copy.signOut}
      </Button>
    </div>
  );
}

interface ProfileFormProps extends ProfileSettingsProps {
  form: UseFormReturn<ProfileValues>;
}

function ProfileForm({ form, user, profile }: ProfileFormProps) {
  const settings = useSaveSettings(form, user.id, profile);
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(settings.submit)} onChange={settings.clearNotice}>
        <TextFields names={TEXT_FIELDS} />
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

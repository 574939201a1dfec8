import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { usePlatform, type AuthUser, type Profile } from 'shared-platform';
import { Button, Card } from 'shared-ui';
import { copy } from '../../copy';
import { ProfileSchema, type ProfileValues } from '../config';
import { valuesOf } from '../profile-values';
import { EmailSetting } from './EmailSetting';
import { ProfileForm } from './ProfileForm';
import { ProfileGlance } from './ProfileGlance';
import styles from './ProfileSettings.module.css';

export function ProfileSettings({ user, profile }: { user: AuthUser; profile: Profile }) {
  const { signOut } = usePlatform();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(ProfileSchema),
    defaultValues: valuesOf(profile),
    reValidateMode: 'onBlur',
  });

  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{copy.settings.title}</h1>
      <ProfileGlance control={form.control} profile={profile} />
      <Card className={styles['main']}>
        <EmailSetting email={user.email} />
        <ProfileForm form={form} user={user} profile={profile} />
      </Card>
      <Button variant="secondary" className={styles['signOut']} onClick={() => void signOut()}>
        {copy.profile.signOut}
      </Button>
    </div>
  );
}

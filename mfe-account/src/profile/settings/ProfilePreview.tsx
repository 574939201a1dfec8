import { LOCALE, TIME_ZONE } from '@ninefold/contracts';
import { useWatch, type Control } from 'react-hook-form';
import { usePlatform, type Profile } from '@ninefold/platform';
import { Card } from '@ninefold/ui';
import { TextLink } from '../../layout/FormPage';
import type { ProfileValues } from '../profile-fields';
import { blocksPurchase, type KnownSubscription } from '../../subscription/subscription-state';
import { planName } from '../../plans/plan-name';
import { copy } from '../copy';
import { Avatar } from '../fields/Avatar';
import styles from './ProfilePreview.module.css';

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: TIME_ZONE });

interface ProfilePreviewProps {
  readonly control: Control<ProfileValues>;
  readonly profile: Profile;
  readonly subscription: KnownSubscription;
}

/**
 * Avatar and names from the form's current values, the plan, and the month of the sign-up. Letter and label match the
 * account menu.
 */
export function ProfilePreview({ control, profile, subscription }: ProfilePreviewProps) {
  const { entitlements, isOpen } = usePlatform();
  const [firstName, username, color] = useWatch({ control, name: ['firstName', 'username', 'color'] });

  return (
    <Card className={styles['card']} role="group" aria-label={copy.settings.preview}>
      <Avatar name={username || firstName} color={color} />
      <div>
        <p className={styles['name']}>
          <bdi translate="no">{firstName}</bdi>
        </p>
        <p translate="no" className={styles['username']}>
          @<bdi>{username}</bdi>
        </p>
        <p className={styles['label']}>{entitlements.plan?.memberLabel ?? entitlements.tierLabel}</p>
      </div>
      <dl className={styles['facts']}>
        <dt>{copy.settings.plan}</dt>
        <dd>{entitlements.isSubscribed ? planName(entitlements) : copy.settings.free}</dd>
        {profile.createdAt && (
          <>
            <dt>{copy.settings.memberSince}</dt>
            <dd>{MONTH.format(new Date(profile.createdAt))}</dd>
          </>
        )}
      </dl>
      {!entitlements.isSubscribed && !blocksPurchase(subscription) && isOpen('/upgrade') && (
        <TextLink to="/upgrade" className={styles['upgrade']}>
          {copy.settings.upgrade}
        </TextLink>
      )}
    </Card>
  );
}

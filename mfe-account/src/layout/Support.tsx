import { usePlatform } from '@ninefold/platform';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import styles from './FormPage.module.css';

/**
 * The address of support, as a link that opens the person's mail program; nothing where the deployment has none. The
 * subject of a member names the plan: such mails are answered first.
 */
export function Support() {
  const { entitlements, settings } = usePlatform();
  const { supportEmail } = settings;
  if (!supportEmail) return null;
  const subject = entitlements.isSubscribed ? `?subject=${encodeURIComponent(planName(entitlements))}` : '';
  return (
    <p>
      {copy.support}{' '}
      <a href={`mailto:${supportEmail}${subject}`} className={styles['link']}>
        {supportEmail}
      </a>
    </p>
  );
}

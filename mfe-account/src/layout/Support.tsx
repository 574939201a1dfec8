import { usePlatform } from '@ninefold/platform';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import styles from './FormPage.module.css';

interface SupportProps {
  /** Before the address: what support can help with here. */
  readonly question?: string | undefined;
}

/**
 * A `mailto:` link to support; nothing if the deployment has no address. The subject of a subscriber names the plan,
 * because their emails are answered first.
 */
export function Support({ question }: SupportProps) {
  const { entitlements, settings } = usePlatform();
  const { supportEmail } = settings;
  if (!supportEmail) return null;
  const subject = entitlements.isSubscribed ? `?subject=${encodeURIComponent(planName(entitlements))}` : '';
  return (
    <p>
      <span>{question ?? copy.support}</span>{' '}
      <a href={`mailto:${supportEmail}${subject}`} translate="no" className={styles['link']}>
        {supportEmail}
      </a>
    </p>
  );
}

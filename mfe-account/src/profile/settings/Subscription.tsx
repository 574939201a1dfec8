import { LOCALE } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { Alert, Card, Skeleton } from '@ninefold/ui';
import { copy as checkoutCopy } from '../../checkout/copy';
import { ManageSubscription } from '../../checkout/ManageSubscription';
import { Support } from '../../layout/Support';
import { copy } from '../copy';
import styles from './Section.module.css';
import { EarlyAccess } from './EarlyAccess';
import { useRenewal } from './use-renewal';

/** Renewal, customer portal, early access and support for subscribers. */
export function Subscription() {
  const { entitlements } = usePlatform();
  if (!entitlements.isSubscribed) return null;
  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.settings.subscription}</h2>
      <RenewalLine />
      <p className={styles['lead']}>{checkoutCopy.portal.lead}</p>
      <ManageSubscription className={styles['button']} />
      <EarlyAccess />
      <Support />
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** The renewal date, or nothing when it is unknown: the customer portal shows it too. */
function RenewalLine() {
  const renewal = useRenewal();
  switch (renewal.status) {
    case 'loading':
      return <Skeleton width="60%" height="1.5rem" />;
    case 'unknown':
      return null;
    case 'unpaid':
      return <Alert tone="warning">{copy.settings.renewal.unpaid}</Alert>;
    default:
      return <p>{copy.settings.renewal[renewal.status](DAY.format(renewal.at))}</p>;
  }
}

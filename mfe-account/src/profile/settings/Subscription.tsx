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

/** For a subscriber: when it renews, card, invoices and how to leave. */
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

/** The date, or nothing where it is not known: the provider's page has it, too. */
function RenewalLine() {
  const renewal = useRenewal();
  switch (renewal.is) {
    case 'loading':
      return <Skeleton width="60%" height="1.5rem" />;
    case 'unknown':
      return null;
    case 'unpaid':
      return <Alert tone="warning">{copy.settings.renewal.unpaid}</Alert>;
    default:
      return <p>{copy.settings.renewal[renewal.is](DAY.format(renewal.at))}</p>;
  }
}

import { usePlatform } from 'shared-platform';
import { Card } from 'shared-ui';
import { copy as checkoutCopy } from '../../checkout/copy';
import { ManageSubscription } from '../../checkout/ManageSubscription';
import { copy } from '../copy';
import styles from './Section.module.css';

/** For a subscriber: card, invoices and how to leave. */
export function Subscription() {
  const { entitlements } = usePlatform();
  if (!entitlements.isSubscribed) return null;
  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.settings.subscription}</h2>
      <p className={styles['lead']}>{checkoutCopy.portal.lead}</p>
      <ManageSubscription />
    </Card>
  );
}

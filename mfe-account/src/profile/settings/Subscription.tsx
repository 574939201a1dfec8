import { usePlatform } from '@ninefold/platform';
import { Card, Skeleton } from '@ninefold/ui';
import { copy as checkoutCopy } from '../../checkout/copy';
import { ManageSubscription } from '../../checkout/ManageSubscription';
import { TextLink } from '../../layout/FormPage';
import { Support } from '../../layout/Support';
import { copy as subscriptionCopy } from '../../subscription/copy';
import { RenewalLine, TroubleNotice } from '../../subscription/SubscriptionNotice';
import { blocksPurchase, troubleOf, type KnownSubscription } from '../../subscription/subscription-state';
import { copy } from '../copy';
import styles from './Section.module.css';
import { EarlyAccess } from './EarlyAccess';

/** Renewal, customer portal, early access and support for subscribers, and what is wrong with a subscription. */
export function Subscription({ subscription }: { subscription: KnownSubscription }) {
  const { entitlements, isOpen } = usePlatform();
  const { isSubscribed } = entitlements;
  const trouble = troubleOf(subscription);
  if (!isSubscribed && !trouble) return null;
  const explained = trouble && subscriptionCopy.troubles[trouble];
  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.settings.subscription}</h2>
      {subscription.status === 'loading' && <Skeleton width="60%" height="1.5rem" />}
      <TroubleNotice subscription={subscription} className={styles['button']} />
      <RenewalLine subscription={subscription} />
      {isSubscribed && <p className={styles['lead']}>{checkoutCopy.portal.lead}</p>}
      {isSubscribed && explained?.portal !== checkoutCopy.portal.open && (
        <ManageSubscription className={styles['button']} />
      )}
      {!isSubscribed && !blocksPurchase(subscription) && isOpen('/upgrade') && (
        <TextLink to="/upgrade">{copy.settings.plans}</TextLink>
      )}
      {isSubscribed && <EarlyAccess />}
      {!explained?.support && <Support />}
    </Card>
  );
}

import { longDate, RETURN_REASONS } from '@ninefold/contracts';
import { Alert } from '@ninefold/ui';
import { ManageSubscription } from '../checkout/ManageSubscription';
import { Support } from '../layout/Support';
import { copy } from './copy';
import { troubleOf, type KnownSubscription } from './subscription-state';

/** What becomes of an active plan; nothing when its date is unknown. */
export function RenewalLine({ subscription }: { subscription: KnownSubscription }) {
  if (subscription.status !== 'renews' && subscription.status !== 'ends') return null;
  return <p>{copy[subscription.status](longDate(subscription.at))}</p>;
}

interface TroubleNoticeProps {
  readonly subscription: KnownSubscription;
  /** Of the button. */
  readonly className?: string | undefined;
}

/** Explains why a subscription is not as it should be, with the next step; nothing if it is. */
export function TroubleNotice({ subscription, className }: TroubleNoticeProps) {
  const trouble = troubleOf(subscription);
  if (!trouble) return null;
  const reason = 'reason' in subscription && RETURN_REASONS.find((known) => known === subscription.reason);
  const { tone, title, text, portal, support } = copy.troubles[trouble];
  return (
    <>
      <Alert tone={tone} title={title}>
        {reason && <p>{copy.reasons[reason]}</p>}
        <p>{text}</p>
        {support && <Support />}
      </Alert>
      {portal && <ManageSubscription label={portal} variant="primary" className={className} />}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { PLAN_KEYS, PLANS, type PlanKey } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Alert, Button, buttonClass } from 'shared-ui';
import { copy as checkoutCopy } from '../../checkout/copy';
import { readKeptCheckout } from '../../checkout/kept-checkout';
import { PaymentAlert } from '../../checkout/PaymentAlert';
import { useCheckout, type CheckoutState } from '../../checkout/use-checkout';
import { copy as plansCopy } from '../../plans/copy';
import { PlanCard } from '../../plans/PlanCard';
import { copy } from '../copy';
import type { SignUp } from '../use-sign-up';
import { FreePlan } from './FreePlan';
import styles from './PlansStep.module.css';

const { plans: words } = copy;

/** The entry that pays first: the checkout opens in a tab of its own, and the account follows there. */
export default function PlansStep({ go }: Pick<SignUp, 'go'>) {
  const { state, beginInNewTab, beginAnew } = useCheckout('signup');
  const kept = readKeptCheckout();
  const goOn = (sessionId: string, tier: PlanKey) => go({ is: 'paid', purchase: { sessionId, tier } });

  if (state.is === 'failed' && state.paidSession) {
    const { message, paidSession } = state;
    const onGoOn = () => goOn(paidSession, PLAN_KEYS[0]);
    return <PaidBefore message={message} onGoOn={onGoOn} onBeginAnew={beginAnew} />;
  }
  return (
    <>
      {state.is === 'opened' ? (
        <Opened state={state} onPaid={() => goOn(state.sessionId, kept?.tier ?? PLAN_KEYS[0])} />
      ) : (
        <>
          {kept && (
            <div className={styles['panel']}>
              <Alert>{words.kept}</Alert>
              <Button variant="secondary" onClick={() => goOn(kept.sessionId, kept.tier)}>
                {words.paid}
              </Button>
            </div>
          )}
          {PLAN_KEYS.map((tier) => (
            <PlanCard
              key={tier}
              tier={tier}
              action={words.choose(PLANS[tier].name)}
              busy={state.is === 'creating'}
              busyLabel={checkoutCopy.creating}
              onChoose={() => void beginInNewTab(tier)}
            />
          ))}
          {state.is === 'failed' && <PaymentAlert message={state.message} />}
        </>
      )}
      <FreePlan>
        <Link to="/signup" className={buttonClass('secondary')}>
          {plansCopy.free}
        </Link>
      </FreePlan>
    </>
  );
}

interface PaidBeforeProps {
  readonly message: string;
  onGoOn(): void;
  onBeginAnew(): void;
}

/**
 * In place of the plans, for a guest who has paid before and closed all tabs: the way on to the account. On a shared
 * computer it may have been somebody else, who must not stand in the way of the next buyer.
 */
function PaidBefore({ message, onGoOn, onBeginAnew }: PaidBeforeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['panel']}>
      <h2 ref={heading} tabIndex={-1}>
        {words.paidTitle}
      </h2>
      <p>{message}</p>
      <Button onClick={onGoOn}>{words.goOn}</Button>
      <p>{words.notMineLead}</p>
      <Button variant="secondary" onClick={onBeginAnew}>
        {words.notMine}
      </Button>
    </div>
  );
}

interface OpenedProps {
  readonly state: Extract<CheckoutState, { is: 'opened' }>;
  onPaid(): void;
}

/** The checkout is elsewhere: how to get to it, and what comes after it. */
function Opened({ state: { url, isBlocked }, onPaid }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['panel']}>
      <h2 ref={heading} tabIndex={-1}>
        {isBlocked ? words.blockedTitle : words.openedTitle}
      </h2>
      <p>{isBlocked ? words.blocked : words.opened}</p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass(isBlocked ? 'primary' : 'secondary')}
      >
        {words.open}
      </a>
      <Button variant={isBlocked ? 'secondary' : 'primary'} onClick={onPaid}>
        {words.paid}
      </Button>
    </div>
  );
}

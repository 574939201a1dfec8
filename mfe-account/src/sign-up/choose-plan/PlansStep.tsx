import { useState } from 'react';
import { Link } from '@ninefold/platform';
import { Alert, Button, buttonClass, classNames } from '@ninefold/ui';
import { CheckoutOffer } from '../../checkout/CheckoutOffer';
import { readStoredCheckout } from '../../checkout/stored-checkout';
import { useCheckout, type CheckoutState } from '../../checkout/use-checkout';
import { Focused } from '../../layout/Focused';
import { copy as plansCopy } from '../../plans/copy';
import { copy } from '../copy';
import type { Purchase } from '../machine/states';
import type { FoundPurchase, SignUp } from '../use-sign-up';
import { FreePlan } from './FreePlan';
import styles from './PlansStep.module.css';

const { plans: words } = copy;

/** The entry that pays first: the checkout opens in a tab of its own, and the account follows there. */
export default function PlansStep({ go }: Pick<SignUp, 'go'>) {
  const { state, beginInNewTab, beginAnew } = useCheckout('signup');
  const [isAnew, setIsAnew] = useState(false);
  const stored = readStoredCheckout();
  const goOn = (purchase: Purchase, found?: FoundPurchase) => go({ is: 'paid', purchase }, found);

  if (state.is === 'failed' && state.paidSession) {
    const { message, paidSession } = state;
    const onGoOn = () => goOn({ sessionId: paidSession }, { isFound: true });
    const onBeginAnew = () => {
      beginAnew();
      setIsAnew(true);
    };
    return <PaidBefore message={message} onGoOn={onGoOn} onBeginAnew={onBeginAnew} />;
  }
  return (
    <>
      {state.is === 'opened' ? (
        <Opened state={state} onPaid={() => goOn(state)} />
      ) : (
        <>
          {isAnew && <Focused as="p">{words.anew}</Focused>}
          {stored && (
            <div className={styles['panel']}>
              <Alert>{words.kept}</Alert>
              <Button variant="secondary" onClick={() => goOn(stored, { isFound: true })}>
                {words.paid}
              </Button>
            </div>
          )}
          <CheckoutOffer state={state} action={words.choose} onChoose={(tier) => void beginInNewTab(tier)} />
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
 * In place of the plans, for a guest who has paid before and closed all tabs: the next action is to make the account. On a shared
 * computer it may have been somebody else, who must not stand in the way of the next buyer.
 */
function PaidBefore({ message, onGoOn, onBeginAnew }: PaidBeforeProps) {
  return (
    <div className={styles['panel']}>
      <Focused as="h2">{words.paidTitle}</Focused>
      <p>{message}</p>
      <Button onClick={onGoOn}>{words.goOn}</Button>
      <div className={classNames(styles['panel'], styles['other'])}>
        <p>{words.notMineLead}</p>
        <Button variant="secondary" onClick={onBeginAnew}>
          {words.notMine}
        </Button>
      </div>
    </div>
  );
}

interface OpenedProps {
  readonly state: Extract<CheckoutState, { is: 'opened' }>;
  onPaid(): void;
}

/** The checkout is elsewhere: how to get to it, and what comes after it. */
function Opened({ state: { url, isBlocked }, onPaid }: OpenedProps) {
  return (
    <div className={styles['panel']}>
      <Focused as="h2">{isBlocked ? words.blockedTitle : words.openedTitle}</Focused>
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

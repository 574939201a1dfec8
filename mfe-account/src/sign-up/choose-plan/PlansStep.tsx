import { useRef, useState } from 'react';
import { isEmailAddress, type PlanKey } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Alert, Button, buttonClass, classNames } from '@ninefold/ui';
import { typedEmail } from '../../auth/email-address';
import { CheckoutOffer } from '../../checkout/CheckoutOffer';
import { readStoredCheckout } from '../../checkout/stored-checkout';
import { useCheckout, type CheckoutState } from '../../checkout/use-checkout';
import { Focused } from '../../layout/Focused';
import { EmailField } from '../../layout/Form';
import { copy as plansCopy } from '../../plans/copy';
import { copy } from '../copy';
import type { Purchase } from '../machine/states';
import type { RememberedPurchase, SignUp } from '../use-sign-up';
import { FreePlan } from './FreePlan';
import styles from './PlansStep.module.css';

const { plans: words } = copy;

/** The pay-first entry: the checkout opens in a new tab, where the account is created afterwards. */
export default function PlansStep({ go }: Pick<SignUp, 'go'>) {
  const { state, openInNewTab, startOver } = useCheckout('signup');
  const [hasStartedOver, setHasStartedOver] = useState(false);
  const email = useOptionalEmail();
  const stored = readStoredCheckout();
  const proceed = (purchase: Purchase, found?: RememberedPurchase) => go({ type: 'paid', purchase }, found);

  function choose(tier: PlanKey) {
    const given = email.read();
    if (given !== null) void openInNewTab(tier, given);
  }

  if (state.status === 'failed' && state.paidSession) {
    const { message, paidSession } = state;
    const onProceed = () => proceed({ sessionId: paidSession }, { isRemembered: true });
    const onStartOver = () => {
      startOver();
      setHasStartedOver(true);
    };
    return <PaidBefore message={message} onProceed={onProceed} onStartOver={onStartOver} />;
  }
  return (
    <>
      {state.status === 'opened' ? (
        <Opened state={state} onPaid={() => proceed(state)} />
      ) : (
        <>
          {hasStartedOver && <Focused as="p">{words.startedOver}</Focused>}
          {stored && (
            <div className={styles['panel']}>
              <Alert>{words.unfinished}</Alert>
              <Button variant="secondary" onClick={() => proceed(stored, { isRemembered: true })}>
                {words.paid}
              </Button>
            </div>
          )}
          <CheckoutOffer state={state} action={words.choose} onChoose={choose}>
            <EmailField {...email.field} label={words.email} hint={words.emailHint} autoComplete="email" />
          </CheckoutOffer>
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

/** The address of a guest, who may leave it out. One that no account can have is refused before paying. */
function useOptionalEmail() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  return {
    field: { ref: input, error, onChange: () => setError(undefined) },
    /** @returns an address, or nothing; null if it cannot be used, and the field then says so */
    read(): string | undefined | null {
      const typed = typedEmail(input.current?.value ?? '');
      if (!typed) return undefined;
      if (isEmailAddress(typed)) return typed;
      setError(words.emailUnusable);
      input.current?.focus();
      return null;
    },
  };
}

interface PaidBeforeProps {
  readonly message: string;
  onProceed(): void;
  onStartOver(): void;
}

/**
 * Replaces the plans for a guest who has paid and then closed all tabs: the next action is to create the account. On a
 * shared computer the buyer may have been someone else, which must not block the next one.
 */
function PaidBefore({ message, onProceed, onStartOver }: PaidBeforeProps) {
  return (
    <div className={styles['panel']}>
      <Focused as="h2">{words.paidTitle}</Focused>
      <p>{message}</p>
      <Button onClick={onProceed}>{words.continue}</Button>
      <div className={classNames(styles['panel'], styles['other'])}>
        <p>{words.notMineLead}</p>
        <Button variant="secondary" onClick={onStartOver}>
          {words.notMine}
        </Button>
      </div>
    </div>
  );
}

interface OpenedProps {
  readonly state: Extract<CheckoutState, { status: 'opened' }>;
  onPaid(): void;
}

/** Shown while the checkout is open in another tab. */
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

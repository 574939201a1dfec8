import { useState, type ReactNode } from 'react';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Spinner } from '@ninefold/ui';
import { copy as checkoutWords } from '../checkout/copy';
import { PaymentAlert } from '../checkout/PaymentAlert';
import { ReceiptButton } from '../checkout/ReceiptButton';
import { Focused } from '../layout/Focused';
import { FormPage, TextLink } from '../layout/FormPage';
import { planName } from '../plans/plan-name';
import { copy as words } from './copy';
import { OtherAccount, otherAccountCode } from './OtherAccount';
import { Included, PaidLine, PaidNotice } from './PaidNotice';
import { returnedTitle, ReturnedNotice } from './ReturnedNotice';
import { useActivation, type Activation } from './use-activation';

const TITLES: Readonly<Record<Exclude<Activation['status'], 'returned'>, string>> = {
  verifying: words.verifying,
  'not-verified': words.notVerified,
  checking: words.checking,
  active: words.active,
  pending: words.pending,
  failed: words.failed,
};

function titleOf(activation: Activation): string {
  if (activation.status === 'returned') return returnedTitle(activation);
  const code = activation.status === 'not-verified' && otherAccountCode(activation.code);
  return code ? words.otherTitles[code] : TITLES[activation.status];
}

/** The page to which the checkout returns a person with an account. */
export default function ActivationPage({ sessionId }: { sessionId: string | undefined }) {
  const { activation, isStaying, stay, retry } = useActivation(sessionId);
  const [hasChosenToStay, setHasChosenToStay] = useState(false);
  const stayHere = () => {
    setHasChosenToStay(true);
    stay();
  };
  const isPaid = ['checking', 'active', 'failed'].includes(activation.status);
  const paid = 'paid' in activation && activation.paid;
  const otherAccount = activation.status === 'not-verified' && otherAccountCode(activation.code);
  const isUnpaid = activation.status === 'not-verified' && activation.isUnpaid;
  const { auth } = usePlatform();
  // The redirect to Today leads to the profile setup while there is no profile yet.
  const next = auth.status === 'in' && !auth.profile.username ? words.setUpLead : words.activeLead;
  return (
    <FormPage title={titleOf(activation)} footer={<Elsewhere activation={activation} />}>
      {activation.status === 'not-verified' && otherAccount ? (
        <OtherAccount code={otherAccount} message={activation.message} />
      ) : (
        <Notice activation={activation} lead={isStaying ? !hasChosenToStay && words.staying : next} />
      )}
      {paid && activation.status === 'checking' && <PaidNotice checkout={paid} />}
      {paid && activation.status === 'failed' && <PaidLine checkout={paid} />}
      {activation.status === 'active' && (
        <>
          <Opened />
          {!isStaying && (
            <Button variant="secondary" onClick={stayHere}>
              {words.stay}
            </Button>
          )}
          {hasChosenToStay && <Focused as="p">{words.staying}</Focused>}
        </>
      )}
      {isUnpaid && (
        <>
          <p>{checkoutWords.verification.nothingCharged}</p>
          <Link to="/upgrade" className={buttonClass()}>
            {words.choosePlan}
          </Link>
        </>
      )}
      {sessionId && ['not-verified', 'pending', 'failed'].includes(activation.status) && !otherAccount && (
        <Button variant={isUnpaid ? 'secondary' : 'primary'} onClick={retry}>
          {words.check}
        </Button>
      )}
      {activation.status === 'returned' && <AfterReturn />}
      {sessionId && isPaid && <ReceiptButton sessionId={sessionId} onPress={stay} />}
    </FormPage>
  );
}

interface NoticeProps {
  activation: Activation;
  /**
   * Shown while the plan is active. If downloading the receipt stopped the redirect, the page says so here, and the
   * focus stays on the button.
   */
  lead: ReactNode;
}

function Notice({ activation, lead }: NoticeProps) {
  const { entitlements } = usePlatform();
  switch (activation.status) {
    case 'verifying':
      return <Spinner label={words.verifyingNow} />;
    case 'checking':
      return <Spinner label={words.checkingNow} />;
    case 'not-verified':
      return <PaymentAlert message={activation.message} />;
    case 'returned':
      return <ReturnedNotice checkout={activation} />;
    case 'active':
      return (
        <Alert tone="success" title={words.activeNow(planName(entitlements))}>
          {activation.paid && <PaidLine checkout={activation.paid} />}
          {lead && <p>{lead}</p>}
        </Alert>
      );
    case 'pending':
      return <Alert title={words.pendingNow}>{words.pendingLead}</Alert>;
    case 'failed':
      return <PaymentAlert title={words.failedNow} message={words.failedLead} />;
  }
}

/** What the plan includes, with the first of it as the next action. */
function Opened() {
  const { entitlements } = usePlatform();
  return (
    <>
      <Included title={words.open} tier={entitlements.tier} />
      <Link to="/learn" replace className={buttonClass()}>
        {words.first}
      </Link>
    </>
  );
}

/** The next step after a payment was sent back. A duplicate leaves the plan as it is. */
function AfterReturn() {
  const { entitlements } = usePlatform();
  return entitlements.isSubscribed ? (
    <Link to="/profile" className={buttonClass()}>
      {words.profile}
    </Link>
  ) : (
    <Link to="/upgrade" className={buttonClass()}>
      {words.choosePlan}
    </Link>
  );
}

function Elsewhere({ activation }: { activation: Activation }) {
  if (activation.status === 'not-verified' && !activation.isUnpaid && !otherAccountCode(activation.code))
    return <TextLink to="/plans">{words.plans}</TextLink>;
  return ['pending', 'active', 'returned', 'not-verified'].includes(activation.status) ? (
    <TextLink to="/dashboard">{words.dashboard}</TextLink>
  ) : null;
}

import { useState, type ReactNode } from 'react';
import { PLAN_KEYS, PLAN_LIMITS, POPULAR_PLAN } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Spinner } from '@ninefold/ui';
import { PaymentAlert } from '../checkout/PaymentAlert';
import { ReceiptButton } from '../checkout/ReceiptButton';
import { Focused } from '../layout/Focused';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy as plansCopy } from '../plans/copy';
import { planName } from '../plans/plan-name';
import { copy as words } from './copy';
import { useActivation, type Activation } from './use-activation';

const TITLES: Readonly<Record<Activation['status'], string>> = {
  verifying: words.verifying,
  'not-verified': words.notVerified,
  checking: words.checking,
  active: words.active,
  pending: words.pending,
  failed: words.failed,
};

/** The page to which the checkout returns a person with an account. */
export default function ActivationPage({ sessionId }: { sessionId: string | undefined }) {
  const { activation, isStaying, stay, retry } = useActivation(sessionId);
  const [hasChosenToStay, setHasChosenToStay] = useState(false);
  const stayHere = () => {
    setHasChosenToStay(true);
    stay();
  };
  const isPaid = ['checking', 'active', 'failed'].includes(activation.status);
  return (
    <FormPage title={TITLES[activation.status]} footer={<Elsewhere activation={activation} />}>
      <Notice
        activation={activation}
        lead={isStaying ? !hasChosenToStay && words.staying : words.activeLead}
      />
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
      {sessionId && ['not-verified', 'pending', 'failed'].includes(activation.status) && (
        <Button onClick={retry}>{words.check}</Button>
      )}
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
    case 'active':
      return (
        <Alert tone="success" title={words.activeNow(planName(entitlements))}>
          {lead}
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
  const key = PLAN_KEYS.find((plan) => plan === entitlements.tier) ?? POPULAR_PLAN;
  return (
    <>
      <h2>{words.open}</h2>
      <ul>
        {Object.values(plansCopy.limits).map(([name, value]) => (
          <li key={name}>
            {name}: {value(PLAN_LIMITS[key])}
          </li>
        ))}
      </ul>
      <Link to="/learn" replace className={buttonClass()}>
        {words.first}
      </Link>
    </>
  );
}

function Elsewhere({ activation }: { activation: Activation }) {
  if (activation.status === 'not-verified') return <TextLink to="/plans">{words.plans}</TextLink>;
  return ['pending', 'active'].includes(activation.status) ? (
    <TextLink to="/dashboard">{words.dashboard}</TextLink>
  ) : null;
}

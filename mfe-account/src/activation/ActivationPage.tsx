import { Link, usePlatform } from '@ninefold/platform';
import { Alert, Button, buttonClass, Spinner } from '@ninefold/ui';
import { PaymentAlert } from '../checkout/PaymentAlert';
import { ReceiptButton } from '../checkout/ReceiptButton';
import { FormPage, TextLink } from '../layout/FormPage';
import { planName } from '../plans/plan-name';
import { copy as words } from './copy';
import { useActivation, type Activation } from './use-activation';

const TITLES: Readonly<Record<Activation['is'], string>> = {
  verifying: words.verifying,
  'not-verified': words.notVerified,
  checking: words.checking,
  active: words.active,
  pending: words.pending,
  failed: words.failed,
};

/** Where the checkout of a person with an account leads back to. */
export default function ActivationPage({ sessionId }: { sessionId: string | undefined }) {
  const { activation, retry } = useActivation(sessionId);
  const isPaid = ['checking', 'active', 'failed'].includes(activation.is);
  return (
    <FormPage title={TITLES[activation.is]} footer={<Elsewhere activation={activation} />}>
      <Notice activation={activation} />
      {activation.is === 'active' && (
        <Link to="/dashboard" replace className={buttonClass()}>
          {words.dashboard}
        </Link>
      )}
      {sessionId && ['not-verified', 'pending', 'failed'].includes(activation.is) && (
        <Button onClick={retry}>{words.check}</Button>
      )}
      {sessionId && isPaid && <ReceiptButton sessionId={sessionId} />}
    </FormPage>
  );
}

function Notice({ activation }: { activation: Activation }) {
  const { entitlements } = usePlatform();
  switch (activation.is) {
    case 'verifying':
      return <Spinner label={words.verifyingNow} />;
    case 'checking':
      return <Spinner label={words.checkingNow} />;
    case 'not-verified':
      return <PaymentAlert message={activation.message} />;
    case 'active':
      return (
        <Alert tone="success" title={words.activeNow(planName(entitlements))}>
          {words.activeLead}
        </Alert>
      );
    case 'pending':
      return <Alert title={words.pendingNow}>{words.pendingLead}</Alert>;
    case 'failed':
      return <PaymentAlert title={words.failedNow} message={words.failedLead} />;
  }
}

function Elsewhere({ activation }: { activation: Activation }) {
  if (activation.is === 'not-verified') return <TextLink to="/plans">{words.plans}</TextLink>;
  return activation.is === 'pending' ? <TextLink to="/dashboard">{words.dashboard}</TextLink> : null;
}

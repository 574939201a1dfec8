import { Link, Navigate } from '@ninefold/platform';
import { useOnDevice } from '@ninefold/web/on-device';
import { Alert, Button, buttonClass, Spinner } from '@ninefold/ui';
import { copy as activationWords } from '../../activation/copy';
import { Included, PaidNotice } from '../../activation/PaidNotice';
import { returnedTitle, ReturnedNotice } from '../../activation/ReturnedNotice';
import { copy as checkoutCopy } from '../../checkout/copy';
import { PaymentAlert } from '../../checkout/PaymentAlert';
import { clearCheckout } from '../../checkout/stored-checkout';
import type { PaidCheckout } from '../../activation/request-verification';
import { FormPage, TextLink } from '../../layout/FormPage';
import { Support } from '../../layout/Support';
import { planName } from '../../plans/plan-name';
import { copy } from '../copy';
import type { Purchase } from '../machine/states';
import type { NewAccount } from '../use-sign-up';
import { PaidAccountForm } from './PaidAccountForm';
import { needsSignIn, SignInToPurchase } from './SignInToPurchase';
import { useVerifiedPurchase } from './use-verified-purchase';

const { purchase: words, 'payment-required': required } = copy;

interface PurchasePageProps {
  readonly purchase: Purchase;
  /**
   * The purchase came from this browser's storage. Another person may be using it, who must not see the buyer's
   * address.
   */
  readonly isRemembered: boolean;
  onCreated(account: NewAccount): void;
}

/** The page a guest returns to after the checkout: shows the account form once the payment is verified. */
export default function PurchasePage(props: PurchasePageProps) {
  const { purchase } = props;
  const { checkout, retry } = useVerifiedPurchase(purchase);
  const pending = useOnDevice(words.pending);
  switch (checkout.status) {
    case 'verifying':
      return (
        <FormPage title={words.verifying}>
          <Spinner label={words.verifyingNow} />
        </FormPage>
      );
    case 'unknown':
      return <Navigate to="/signup" state={{ message: checkoutCopy.verification.unknownSession }} replace />;
    case 'paid':
      return paidPage(props, checkout);
    case 'returned':
      return (
        <FormPage
          title={returnedTitle(checkout)}
          footer={
            <>
              <TextLink to="/login">{words.signIn}</TextLink>
              <TextLink to="/signup">{words.freeAccount}</TextLink>
            </>
          }
        >
          <ReturnedNotice checkout={checkout} />
          <Link to="/plans" className={buttonClass()} onClick={clearCheckout}>
            {activationWords.choosePlan}
          </Link>
        </FormPage>
      );
    case 'pending':
      return (
        <FormPage title={activationWords.pending} footer={<Elsewhere />}>
          <Alert title={activationWords.pendingNow}>{pending}</Alert>
          <Button onClick={retry}>{activationWords.check}</Button>
        </FormPage>
      );
    case 'unpaid':
      return (
        <FormPage title={required.title} lead={required.lead} footer={<FreeAccount />}>
          <PaymentAlert message={checkout.message} />
          <p>{checkoutCopy.verification.nothingCharged}</p>
          <Link to="/plans" className={buttonClass()}>
            {activationWords.choosePlan}
          </Link>
          <Button variant="secondary" onClick={retry}>
            {activationWords.check}
          </Button>
        </FormPage>
      );
    case 'failed':
      return needsSignIn(checkout.code) ? (
        <FormPage title={words.signInTitle} footer={<Elsewhere />}>
          <Alert>
            <p>{checkout.message}</p>
            <Support />
          </Alert>
          <SignInToPurchase purchase={purchase} />
        </FormPage>
      ) : (
        <FormPage title={required.title} lead={required.lead} footer={<Elsewhere />}>
          <PaymentAlert message={checkout.message} />
          <Button onClick={retry}>{activationWords.check}</Button>
        </FormPage>
      );
  }
}

/**
 * The account form, or the sign-in if the address of the checkout has an account. No component of its own, so that the
 * changed title of the same page takes the focus.
 */
function paidPage({ purchase, isRemembered, onCreated }: PurchasePageProps, checkout: PaidCheckout) {
  const plan = planName({ plan: null, tier: checkout.tier });
  const paidWith = isRemembered ? '' : checkout.email;
  if (checkout.hasAccount) {
    return (
      <FormPage title={words.hasAccountTitle} lead={words.hasAccount(plan)}>
        <PaidNotice checkout={checkout} isMasked={isRemembered} />
        <SignInToPurchase purchase={purchase} email={paidWith} />
        <Included title={words.opens(plan)} tier={checkout.tier} />
      </FormPage>
    );
  }
  return (
    <FormPage title={words.title} lead={words.lead(plan)}>
      <PaidNotice checkout={checkout} isMasked={isRemembered} />
      <PaidAccountForm purchase={purchase} paidWith={paidWith} onCreated={onCreated} />
      <Included title={words.opens(plan)} tier={checkout.tier} />
    </FormPage>
  );
}

const FreeAccount = () => <TextLink to="/signup">{words.freeAccount}</TextLink>;

const Elsewhere = () => (
  <>
    <TextLink to="/plans">{words.plans}</TextLink>
    <FreeAccount />
  </>
);

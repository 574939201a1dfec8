import { usePlatform } from '@ninefold/platform';
import { Skeleton, VisuallyHidden } from '@ninefold/ui';
import { CheckoutOffer, isRefused } from '../checkout/CheckoutOffer';
import { useCheckout } from '../checkout/use-checkout';
import { copy as layoutCopy } from '../layout/copy';
import { FormPage, FormPageSkeleton, TextLink } from '../layout/FormPage';
import { ProfileLoadFailed } from '../layout/ProfileLoadFailed';
import { Support } from '../layout/Support';
import { Blocked, RefusedPurchase } from '../subscription/RefusedPurchase';
import { blocksPurchase, type KnownSubscription } from '../subscription/subscription-state';
import { TroubleNotice } from '../subscription/SubscriptionNotice';
import { useSubscription } from '../subscription/use-subscription';
import { copy } from './copy';
import { SignInFirst } from './SignInFirst';
import styles from './UpgradePage.module.css';

/** `/upgrade`: plans for people with an account; guests are led to the sign-in. */
export default function UpgradePage() {
  const { auth } = usePlatform();
  if (auth.status === 'loading') return <FormPageSkeleton />;
  if (auth.status === 'in') return <MemberPage />;
  return (
    <FormPage title={copy.title} lead={copy.lead} footer={<TextLink to="/">{copy.free}</TextLink>}>
      <SignInFirst />
      <Faq />
    </FormPage>
  );
}

function MemberPage() {
  const { entitlements } = usePlatform();
  const subscription = useSubscription();
  const hasPlan = entitlements.isSubscribed || blocksPurchase(subscription);
  return (
    <FormPage
      title={copy.title}
      lead={copy.lead}
      footer={<TextLink to="/dashboard">{hasPlan ? copy.back : copy.free}</TextLink>}
    >
      <Offer subscription={subscription} />
      <Faq />
    </FormPage>
  );
}

function Offer({ subscription }: { subscription: KnownSubscription }) {
  const { auth, entitlements } = usePlatform();
  const { state, openHere } = useCheckout('upgrade');

  // Without the profile, a subscriber could be sold a second plan.
  if (auth.status === 'in' && auth.profile.isFallback)
    return <ProfileLoadFailed>{copy.profileUnknown}</ProfileLoadFailed>;
  if (isRefused(state)) return <RefusedPurchase state={state} />;
  if (entitlements.isSubscribed || blocksPurchase(subscription))
    return <Blocked subscription={subscription} />;
  if (subscription.status === 'loading') return <OfferSkeleton />;
  return (
    <>
      <TroubleNotice subscription={subscription} />
      <CheckoutOffer state={state} action={copy.upgradeTo} onChoose={(tier) => void openHere(tier)} />
    </>
  );
}

/** As large as the offer, until it is known whether the person may buy. */
function OfferSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{layoutCopy.loading}</VisuallyHidden>
      <Skeleton height="40rem" radius="var(--radius)" />
    </>
  );
}

/** Common questions before paying. */
function Faq() {
  return (
    <section className={styles['faq']}>
      <h2>{copy.faqTitle}</h2>
      {copy.faq.map(({ question, response, withSupport }) => (
        <details key={question} className={styles['question']}>
          <summary className={styles['summary']}>{question}</summary>
          <p>{response}</p>
          {withSupport && <Support />}
        </details>
      ))}
    </section>
  );
}

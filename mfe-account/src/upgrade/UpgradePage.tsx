import { usePlatform } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { CheckoutOffer } from '../checkout/CheckoutOffer';
import { copy as checkoutCopy } from '../checkout/copy';
import { ManageSubscription } from '../checkout/ManageSubscription';
import { useCheckout } from '../checkout/use-checkout';
import { Focused } from '../layout/Focused';
import { FormPage, FormPageSkeleton, TextLink } from '../layout/FormPage';
import { ProfileLoadFailed } from '../layout/ProfileLoadFailed';
import { Support } from '../layout/Support';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import { SignInFirst } from './SignInFirst';
import styles from './UpgradePage.module.css';

/** `/upgrade`: plans for people with an account; guests are led to the sign-in. */
export default function UpgradePage() {
  const { auth, entitlements } = usePlatform();
  const home = auth.status === 'in' ? '/dashboard' : '/';
  if (auth.status === 'loading') return <FormPageSkeleton />;
  return (
    <FormPage
      title={copy.title}
      lead={copy.lead}
      footer={<TextLink to={home}>{entitlements.isSubscribed ? copy.back : copy.free}</TextLink>}
    >
      {auth.status === 'out' ? <SignInFirst /> : <Offer />}
      <Faq />
    </FormPage>
  );
}

function Offer() {
  const { auth, entitlements } = usePlatform();
  const { state, openHere } = useCheckout('upgrade');
  // Without the profile, a subscriber could be sold a second plan.
  if (auth.status === 'in' && auth.profile.isFallback)
    return <ProfileLoadFailed>{copy.profileUnknown}</ProfileLoadFailed>;
  if (entitlements.isSubscribed) return <Subscribed words={copy.subscribed(planName(entitlements))} />;
  // The service knows before the profile does: the plan was bought in another tab, or a payment is overdue.
  if (state.status === 'failed' && state.code === 'already-subscribed') {
    return (
      <Focused as="div">
        <Subscribed words={state.message} />
      </Focused>
    );
  }
  return <CheckoutOffer state={state} action={copy.upgradeTo} onChoose={(tier) => void openHere(tier)} />;
}

function Subscribed({ words }: { words: string }) {
  return (
    <>
      <Alert tone="success" title={copy.subscribedTitle}>
        <p>{words}</p>
        <Support />
      </Alert>
      <p>{checkoutCopy.portal.lead}</p>
      <ManageSubscription />
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

import { lazy } from 'react';
import { Navigate, useLocation, useNavigate, usePlatform } from '@ninefold/platform';
import * as v from 'valibot';
import { SignInArrivalSchema } from '../auth/email-address';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { AccountStep } from './AccountStep';
import { CompleteStep } from './CompleteStep';
import { copy } from './copy';
import type { SignUpState } from './machine/states';
import { OnboardingStep } from './onboarding/OnboardingStep';
import { PasswordMailStep } from './PasswordMailStep';
import { SignUpFooter } from './SignUpFooter';
import { useSignUp, type FoundPurchase, type NewAccount, type SignUp } from './use-sign-up';
import { VerifyEmailStep } from './VerifyEmailStep';

/** The steps that take money, in one file: a free account is made without it. */
const PlansStep = lazy(() => import(/* webpackChunkName: "buying" */ './choose-plan/PlansStep'));
const PlanSelectionStep = lazy(
  () => import(/* webpackChunkName: "buying" */ './choose-plan/PlanSelectionStep'),
);
const PaymentStep = lazy(() => import(/* webpackChunkName: "buying" */ './choose-plan/PaymentStep'));
const PaymentRequired = lazy(() => import(/* webpackChunkName: "buying" */ './purchase/PaymentRequired'));
const PurchasePage = lazy(() => import(/* webpackChunkName: "buying" */ './purchase/PurchasePage'));
const ActivationPage = lazy(() => import(/* webpackChunkName: "buying" */ '../activation/ActivationPage'));

/** Every address of the sign-up. The address names the step, and the state machine has the last word. */
export default function SignUpPage() {
  const { auth } = usePlatform();
  const { state: routerState, pathname } = useLocation();
  const { redirect, reason, ...signUp } = useSignUp();

  if (auth.status === 'loading') return <FormPageSkeleton />;
  // A player is through with the sign-up: what they are offered is the upgrade.
  if (pathname === '/plans' && auth.status === 'in' && auth.profile.username) {
    return <Navigate to="/upgrade" replace />;
  }
  return (
    <>
      {redirect && (
        <Navigate to={redirect} state={reason ? { ...routerState, message: reason } : routerState} replace />
      )}
      {/* The form comes with the reason, not before it: nothing is pushed down. */}
      {redirect && reason ? <FormPageSkeleton /> : <Page {...signUp} />}
    </>
  );
}

type PageProps = Omit<SignUp, 'redirect' | 'reason'>;

/** In the router's state: it outlives a reload, as the limit of the server does. */
const MailSchema = v.fallback(v.object({ mailedAt: v.optional(v.number()) }), {});
const FoundSchema: v.GenericSchema<unknown, FoundPurchase> = v.object({ isFound: v.literal(true) });

function Page(signUp: PageProps) {
  const { state, go, created } = signUp;
  const location = useLocation();
  if (state.at === 'activation')
    return <ActivationPage key={state.purchase?.sessionId} sessionId={state.purchase?.sessionId} />;
  if (state.at === 'account' && state.purchase) {
    const { purchase } = state;
    const isFound = v.safeParse(FoundSchema, location.state).success;
    return (
      <PurchasePage key={purchase.sessionId} purchase={purchase} isFound={isFound} onCreated={created} />
    );
  }
  return (
    // One page for all steps: it moves the focus to the title when the title changes.
    <FormPage
      title={copy[state.at].title}
      lead={copy[state.at].lead}
      footer={<SignUpFooter state={state} go={go} />}
    >
      <Step {...signUp} state={state} />
    </FormPage>
  );
}

interface StepProps extends PageProps {
  readonly state: Exclude<SignUpState, { at: 'activation' }>;
}

function Step({ state, go, created, password, learn }: StepProps) {
  const location = useLocation();
  const navigate = useNavigate();
  switch (state.at) {
    case 'plans':
      return <PlansStep go={go} />;
    case 'account': {
      const { email = '', message } = v.parse(SignInArrivalSchema, location.state);
      const onCreated = (account: NewAccount) => {
        // For the back button: the form has the address again.
        void navigate(location, { replace: true, state: { ...location.state, email: account.email } });
        created(account);
      };
      return <AccountStep email={email} message={message} onCreated={onCreated} />;
    }
    case 'payment-required':
      return <PaymentRequired />;
    case 'verification':
      return (
        <VerifyEmailStep
          key={state.email}
          email={state.email}
          password={password}
          {...v.parse(MailSchema, location.state)}
        />
      );
    case 'password-mail':
      return <PasswordMailStep />;
    case 'onboarding':
      return <OnboardingStep part={state.part ?? 1} go={go} learn={learn} />;
    case 'plan-selection':
      return <PlanSelectionStep go={go} />;
    case 'payment':
      return <PaymentStep tier={state.tier} go={go} />;
    case 'complete':
      return <CompleteStep />;
  }
}

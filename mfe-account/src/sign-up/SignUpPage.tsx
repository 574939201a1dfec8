import { lazy } from 'react';
import { Navigate, useLocation, useNavigate, usePlatform } from '@ninefold/platform';
import * as v from 'valibot';
import { isSignInNext } from '../activation/sign-in-next';
import { SignInStateSchema, type SignInState } from '../auth/email-address';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { AccountStep } from './AccountStep';
import { CompleteStep } from './CompleteStep';
import { copy } from './copy';
import type { SignUpState } from './machine/states';
import { OnboardingStep } from './onboarding/OnboardingStep';
import { PasswordMailStep } from './PasswordMailStep';
import { SignUpFooter } from './SignUpFooter';
import { useSignUp, type RememberedPurchase, type NewAccount, type SignUp } from './use-sign-up';
import { VerifyEmailStep } from './VerifyEmailStep';

/** Payment steps share one chunk, which free accounts do not load. */
const PlansStep = lazy(() => import(/* webpackChunkName: "buying" */ './choose-plan/PlansStep'));
const PlanSelectionStep = lazy(
  () => import(/* webpackChunkName: "buying" */ './choose-plan/PlanSelectionStep'),
);
const PaymentStep = lazy(() => import(/* webpackChunkName: "buying" */ './choose-plan/PaymentStep'));
const PaymentRequired = lazy(() => import(/* webpackChunkName: "buying" */ './purchase/PaymentRequired'));
const PurchasePage = lazy(() => import(/* webpackChunkName: "buying" */ './purchase/PurchasePage'));
const ActivationPage = lazy(() => import(/* webpackChunkName: "buying" */ '../activation/ActivationPage'));

/** Serves every URL of the sign-up. The URL requests a step, and the state machine decides. */
export default function SignUpPage() {
  const { auth } = usePlatform();
  const { state: routerState, pathname, search } = useLocation();
  const { redirect, reason, ...signUp } = useSignUp();

  if (auth.status === 'loading') return <FormPageSkeleton />;
  // Players with a profile have completed the sign-up, so they get the upgrade page.
  if (pathname === '/plans' && auth.status === 'in' && auth.profile.username) {
    return <Navigate to="/upgrade" replace />;
  }
  if (auth.status === 'out' && isSignInNext(routerState)) {
    const from = { pathname, search };
    return <Navigate to="/login" state={{ from } satisfies SignInState} replace />;
  }
  return (
    <>
      {redirect && (
        <Navigate to={redirect} state={reason ? { ...routerState, message: reason } : routerState} replace />
      )}
      {/* Waits for the message, so that it does not push the form down. */}
      {redirect && reason ? <FormPageSkeleton /> : <Page {...signUp} />}
    </>
  );
}

type PageProps = Omit<SignUp, 'redirect' | 'reason'>;

/** In the router's state, because it must survive a reload like the server's limit. */
const MailSchema = v.fallback(v.object({ mailedAt: v.optional(v.number()) }), {});
const RememberedSchema: v.GenericSchema<unknown, RememberedPurchase> = v.object({
  isRemembered: v.literal(true),
});

function Page(signUp: PageProps) {
  const { state, go, created } = signUp;
  const location = useLocation();
  if (state.step === 'activation')
    return <ActivationPage key={state.purchase?.sessionId} sessionId={state.purchase?.sessionId} />;
  if (state.step === 'account' && state.purchase) {
    const { purchase } = state;
    const isRemembered = v.safeParse(RememberedSchema, location.state).success;
    return (
      <PurchasePage
        key={purchase.sessionId}
        purchase={purchase}
        isRemembered={isRemembered}
        onCreated={created}
      />
    );
  }
  return (
    // One page for all steps, so that a changed title takes the focus.
    <FormPage
      title={copy[state.step].title}
      lead={copy[state.step].lead}
      footer={<SignUpFooter state={state} go={go} />}
    >
      <Step {...signUp} state={state} />
    </FormPage>
  );
}

interface StepProps extends PageProps {
  readonly state: Exclude<SignUpState, { step: 'activation' }>;
}

function Step({ state, go, created, password, applyAnswers }: StepProps) {
  const location = useLocation();
  const navigate = useNavigate();
  switch (state.step) {
    case 'plans':
      return <PlansStep go={go} />;
    case 'account': {
      const { email = '', message } = v.parse(SignInStateSchema, location.state);
      const onCreated = (account: NewAccount) => {
        // So that the form is prefilled after the back button.
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
      return <OnboardingStep part={state.part ?? 1} go={go} applyAnswers={applyAnswers} />;
    case 'plan-selection':
      return <PlanSelectionStep go={go} />;
    case 'payment':
      return <PaymentStep tier={state.tier} go={go} />;
    case 'complete':
      return <CompleteStep />;
  }
}

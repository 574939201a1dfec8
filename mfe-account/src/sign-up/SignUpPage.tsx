import { Navigate, useLocation, useNavigate, usePlatform } from 'shared-platform';
import * as z from 'zod/mini';
import { SignInArrivalSchema } from '../auth/email-address';
import { FormPage, FormPageSkeleton } from '../layout/FormPage';
import { AccountStep } from './AccountStep';
import { CompleteStep } from './CompleteStep';
import { copy } from './copy';
import type { ShownState, SignUpState } from './machine/states';
import { OnboardingStep } from './onboarding/OnboardingStep';
import { SignUpFooter } from './SignUpFooter';
import { useSignUp, type SignUp } from './use-sign-up';
import { VerifyEmailStep } from './VerifyEmailStep';

/** Every address of the sign-up. The address names the step, and the state machine has the last word. */
export default function SignUpPage() {
  const { auth, pages } = usePlatform();
  const location = useLocation();
  const { state, redirect, go, learn } = useSignUp();

  if (auth.status === 'loading') return <FormPageSkeleton />;
  return (
    <>
      {redirect && <Navigate to={redirect} state={location.state} replace />}
      {isShown(state) ? (
        // One page for all steps: it moves the focus to the title when the title changes.
        <FormPage
          title={copy[state.at].title}
          lead={copy[state.at].lead}
          footer={<SignUpFooter state={state} go={go} />}
        >
          <Step state={state} go={go} learn={learn} />
        </FormPage>
      ) : (
        // The seam: the steps that take money get their screens here.
        <pages.NotOpenYet />
      )}
    </>
  );
}

const isShown = (state: SignUpState): state is ShownState => state.at in copy;

/** In the router's state: it outlives a reload, as the limit of the server does. */
const MailSchema = z.object({ mailedAt: z.optional(z.number()) });

interface StepProps extends Pick<SignUp, 'go' | 'learn'> {
  readonly state: ShownState;
}

function Step({ state, go, learn }: StepProps) {
  const location = useLocation();
  const navigate = useNavigate();
  switch (state.at) {
    case 'account': {
      const { email = '' } = SignInArrivalSchema.safeParse(location.state).data ?? {};
      const onCreated = (address: string) => {
        // For the back button: the form has the address again.
        void navigate(location, { replace: true, state: { ...location.state, email: address } });
        go({ is: 'account-created', email: address }, { mailedAt: Date.now() });
      };
      return <AccountStep email={email} onCreated={onCreated} />;
    }
    case 'verification':
      return (
        <VerifyEmailStep
          key={state.email}
          email={state.email}
          {...MailSchema.safeParse(location.state).data}
        />
      );
    case 'onboarding':
      return <OnboardingStep part={state.part ?? 1} go={go} learn={learn} />;
    case 'complete':
      return <CompleteStep />;
  }
}

import * as v from 'valibot';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from '@ninefold/platform';
import { Alert, Button, type Elements } from '@ninefold/ui';
import { BusyNetwork } from '../auth/BusyNetwork';
import { copy as authCopy } from '../auth/copy';
import { EmailSchema, verificationPath } from '../auth/email-address';
import { NothingStored } from '../auth/NothingStored';
import { useCaptcha } from '../auth/use-captcha';
import { EmailField, Form, PasswordField } from '../layout/Form';
import { TextLink } from '../layout/FormPage';
import { copy } from './copy';
import styles from './SignInForm.module.css';
import { SignInFailure } from './SignInFailure';
import { useIncomingEmail } from './use-incoming-email';
import { SignInSchema, useSignIn, type SignInValues } from './use-sign-in';

interface SignInFormProps {
  email: string;
  /** Whether the person comes from a sign-up, with or without its link. */
  signedUp?: boolean | undefined;
  /** The outcome of the verification link that led here. */
  link: 'confirmed' | 'failed' | null;
  /** A message from the previous page, which a failure replaces. */
  welcome: Elements;
}

export function SignInForm({ email, signedUp = false, link, welcome }: SignInFormProps) {
  const captcha = useCaptcha();
  const signIn = useSignIn(captcha, useKeepAddress());
  const form = useForm<SignInValues>({
    resolver: standardSchemaResolver(SignInSchema),
    defaultValues: { email, password: '' },
  });
  useIncomingEmail(form, link !== null);
  const { errors } = form.formState;
  const locked = signIn.minutesLocked > 0;
  const { showLock } = signIn;
  // The field may have another address by the time the page has stored that of a lock.
  useEffect(() => showLock(form.getValues('email')), [showLock, form, email]);

  function field(name: keyof SignInValues) {
    const onChange = () => {
      form.clearErrors(name);
      signIn.clearFailure();
      if (name === 'email') showLock(form.getValues('email'));
    };
    return { ...form.register(name, { onChange }), error: errors[name]?.message };
  }

  return (
    <Form onSubmit={form.handleSubmit(signIn.submit)}>
      {signIn.failure ? (
        <SignInFailure
          failure={signIn.failure}
          email={form.getValues('email')}
          afterSignUp={signedUp || link !== null}
        />
      ) : (
        welcome
      )}
      <NothingStored />
      <BusyNetwork wait={signIn.network} message={authCopy.busyNetwork.signingIn} />
      {locked && (
        <Locked minutes={signIn.minutesLocked} email={form.getValues('email')} onUnlocked={signIn.unlock} />
      )}
      <EmailField {...field('email')} label={copy.email} autoComplete="username" />
      <PasswordField {...field('password')} label={copy.password} autoComplete="current-password" />
      {captcha.widget}
      <Button type="submit" disabled={locked} busy={signIn.busy} busyLabel={copy.busy}>
        {locked ? (
          <span>
            <Lock aria-hidden size={18} className={styles['lock']} />
            <span>{copy.locked(signIn.minutesLocked)}</span>
          </span>
        ) : (
          copy.submit
        )}
      </Button>
      {link === 'failed' && <NewLink form={form} />}
    </Form>
  );
}

/** Links to the page that sends verification emails, for the address in the form. */
function NewLink({ form }: { form: UseFormReturn<SignInValues> }) {
  const navigate = useNavigate();
  const location = useLocation();
  const proceed = () => {
    const email = v.safeParse(EmailSchema, form.getValues('email'));
    if (email.success) return void navigate(verificationPath(email.output), { state: location.state });
    const message = email.issues[0].message;
    form.setError('email', { message }, { shouldFocus: true });
  };
  return (
    <Button variant="secondary" onClick={proceed}>
      {copy.newLink}
    </Button>
  );
}

/** Keeps an address in the entry of the history, so that a reload shows its lock. */
function useKeepAddress() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (email: string) => void navigate(pathname + search, { replace: true, state: { ...state, email } });
}

interface LockedProps {
  readonly minutes: number;
  readonly email: string;
  /** The person has chosen a new password, perhaps on another device. */
  readonly onUnlocked: () => void;
}

/** The link takes the focus, because the button that had it is disabled. */
function Locked({ minutes, email, onUnlocked }: LockedProps) {
  const { state } = useLocation();
  const unlock = useRef<HTMLAnchorElement>(null);
  useEffect(() => unlock.current?.focus(), []);
  return (
    <Alert tone="error" title={copy.lockedTitle}>
      <p>{copy.lockedHint(minutes)}</p>
      <TextLink ref={unlock} to="/reset-password" state={{ ...state, email }}>
        {copy.unlock}
      </TextLink>
      <Button variant="quiet" onClick={onUnlocked}>
        {copy.unlocked}
      </Button>
    </Alert>
  );
}

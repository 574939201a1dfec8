import { Link, useLocation } from '@ninefold/platform';
import { buttonClass, type ButtonVariant } from '@ninefold/ui';
import { copy } from './copy';
import styles from './GuestPrompt.module.css';

/** What a guest reads below a result: an account keeps it. */
export function GuestPrompt() {
  const { title, body, createAccount, signIn } = copy.guestPrompt;
  return (
    <section className={styles['prompt']} aria-label={title}>
      <p className={styles['title']}>{title}</p>
      <p>{body}</p>
      <p className={styles['links']}>
        <AccountLinks signUp={createAccount} signIn={signIn} variant="secondary" />
      </p>
    </section>
  );
}

interface AccountLinksProps {
  signUp: string;
  signIn: string;
  /** Of the way to a new account. */
  variant?: ButtonVariant;
}

/** To a new account or into one; both lead back to the game. */
export function AccountLinks({ signUp, signIn, variant = 'primary' }: AccountLinksProps) {
  const { pathname, search } = useLocation();
  const origin = { from: { pathname, search } };
  return (
    <>
      <Link to="/signup" state={origin} className={buttonClass(variant)}>
        {signUp}
      </Link>
      <Link to="/login" state={origin} className={buttonClass(variant === 'primary' ? 'secondary' : 'quiet')}>
        {signIn}
      </Link>
    </>
  );
}

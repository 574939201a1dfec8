import { AccountLinks } from '@ninefold/web/social';
import { copy } from './copy';
import styles from './GuestPrompt.module.css';

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

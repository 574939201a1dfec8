import { GUEST_PROMPT_COPY } from './copy';
import { AccountLinks } from './AccountLinks';
import styles from './GuestPrompt.module.css';

export function GuestPrompt() {
  return (
    <section className={styles['prompt']} aria-label={GUEST_PROMPT_COPY.title}>
      <p className={styles['title']}>{GUEST_PROMPT_COPY.title}</p>
      <p>{GUEST_PROMPT_COPY.body}</p>
      <p className={styles['links']}>
        <AccountLinks signUp={GUEST_PROMPT_COPY.createAccount} signIn={GUEST_PROMPT_COPY.signIn} />
      </p>
    </section>
  );
}

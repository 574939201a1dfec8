import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { GUEST_PROMPT_COPY } from '../copy';
import styles from './GuestPrompt.module.css';

export function GuestPrompt() {
  return (
    <section className={styles['prompt']} aria-label={GUEST_PROMPT_COPY.title}>
      <p className={styles['title']}>{GUEST_PROMPT_COPY.title}</p>
      <p>{GUEST_PROMPT_COPY.body}</p>
      <p className={styles['links']}>
        <Link to="/signup" className={buttonClass('primary')}>
          {GUEST_PROMPT_COPY.createAccount}
        </Link>
        <Link to="/login" className={buttonClass('secondary')}>
          {GUEST_PROMPT_COPY.signIn}
        </Link>
      </p>
    </section>
  );
}

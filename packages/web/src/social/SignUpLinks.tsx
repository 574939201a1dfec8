import type { ButtonVariant } from '@ninefold/ui';
import { AccountLinks } from './AccountLinks';
import styles from './Social.module.css';
import { copy } from './copy';

/** What a guest needs for company, in the same words everywhere. */
export const SignUpLinks = ({ variant = 'primary' }: { variant?: ButtonVariant }) => (
  <p className={styles['actions']}>
    <AccountLinks signUp={copy.signUp} signIn={copy.signIn} variant={variant} />
  </p>
);

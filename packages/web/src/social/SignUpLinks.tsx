import type { ButtonVariant } from '@ninefold/ui';
import { AccountLinks } from './AccountLinks';
import styles from './Social.module.css';
import { copy } from './copy';

/** Sign-up links of all social features. */
export const SignUpLinks = ({ variant = 'primary' }: { variant?: ButtonVariant }) => (
  <p className={styles['actions']}>
    <AccountLinks signUp={copy.signUp} signIn={copy.signIn} variant={variant} />
  </p>
);

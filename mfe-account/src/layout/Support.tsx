import { usePlatform } from '@ninefold/platform';
import { copy } from './copy';
import styles from './FormPage.module.css';

/** The address of support, as a link that opens the person's mail program; nothing where the deployment has none. */
export function Support() {
  const { supportEmail } = usePlatform().settings;
  if (!supportEmail) return null;
  return (
    <p>
      {copy.support}{' '}
      <a href={`mailto:${supportEmail}`} className={styles['link']}>
        {supportEmail}
      </a>
    </p>
  );
}

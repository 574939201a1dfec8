import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '@ninefold/ui';
import { Part } from '../platform/Part';
import type { Notices } from '../platform/create-notices';
import { copy } from './copy';
import styles from './NoticeRegion.module.css';

/** Time to read a long sentence twice. */
const SHOWN_MS = 8_000;

/**
 * The shell's live region. It is always rendered, because screen readers do not announce a region that is added
 * together with its message.
 */
export function NoticeRegion({ notices }: { notices: Notices }) {
  const notice = useSyncExternalStore(notices.subscribe, notices.get);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(notices.dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, notices]);

  return (
    <div aria-live="polite" className={styles['region']}>
      {notice && (
        <Part key={notice.id} name="notice">
          <div className={classNames(styles['notice'], styles[notice.tone])}>
            <p>{notice.message}</p>
            <button
              type="button"
              aria-label={copy.dismiss}
              onClick={notices.dismiss}
              className={styles['dismiss']}
            >
              <span aria-hidden>×</span>
            </button>
          </div>
        </Part>
      )}
    </div>
  );
}

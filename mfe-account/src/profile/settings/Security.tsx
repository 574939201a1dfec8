import { useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Alert, Button, Card } from '@ninefold/ui';
import { copy as authCopy } from '../../auth/copy';
import { useAuthCall } from '../../auth/use-auth-call';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';
import styles from './Section.module.css';
import type { SettingsNotice } from './use-save-settings';

/** Password change, and sessions on other devices. */
export function Security({ email }: { email: string }) {
  const { isOpen } = usePlatform();
  const { endOthers, busy, notice } = useEndOtherSessions();

  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.settings.security}</h2>
      {isOpen('/reset-password') && (
        // In the router's state, because a query would remain in the browser's history.
        <TextLink to="/reset-password" state={{ email }}>
          {copy.settings.changePassword}
        </TextLink>
      )}
      <p className={styles['lead']}>{copy.settings.endOthersHint}</p>
      {notice && <Alert tone={notice.tone}>{notice.message}</Alert>}
      <Button
        variant="secondary"
        className={styles['button']}
        busy={busy}
        busyLabel={copy.settings.endingOthers}
        onClick={() => void endOthers()}
      >
        {copy.settings.endOthers}
      </Button>
    </Card>
  );
}

function useEndOtherSessions() {
  const callAuth = useAuthCall();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<SettingsNotice | null>(null);

  async function endOthers() {
    setBusy(true);
    setNotice(null);
    const outcome = await callAuth(async (auth) => ({
      data: null,
      ...(await auth.signOut({ scope: 'others' })),
    }));
    setNotice(
      outcome.ok
        ? { tone: 'success', message: copy.settings.othersEnded }
        : {
            tone: 'error',
            message: outcome.failure.kind === 'offline' ? authCopy.offline : copy.settings.endOthersFailed,
          },
    );
    setBusy(false);
  }

  return { endOthers, busy, notice };
}

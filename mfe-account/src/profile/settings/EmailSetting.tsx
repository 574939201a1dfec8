import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@ninefold/platform';
import { Alert, Button, VisuallyHidden } from '@ninefold/ui';
import { NameInText } from '@ninefold/web/social';
import { copy } from '../copy';
import { EmailForm } from './EmailForm';
import styles from './EmailSetting.module.css';
import { usePendingEmail } from './use-pending-email';

type State = 'shown' | 'editing' | 'sent' | 'changed' | 'link-failed';

/** Values of the query parameter that the emailed link leads to. */
const STATES: Readonly<Record<string, State>> = { true: 'changed', failed: 'link-failed' };

export function EmailSetting({ email }: { email: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const byLink = STATES[query.get('confirmed') ?? ''];
  const [state, setState] = useState<State>(byLink ?? 'shown');
  const wasEditing = useRef(false);
  const pending = usePendingEmail(email);

  useEffect(() => {
    if (byLink) void navigate('/profile', { replace: true });
  }, [byLink, navigate]);

  if (state === 'editing') {
    const leave = (next: State) => {
      wasEditing.current = true;
      setState(next);
    };
    return <EmailForm email={email} onCancel={() => leave('shown')} onSent={() => leave('sent')} />;
  }
  return (
    <div className={styles['setting']}>
      <div className={styles['row']}>
        <dl>
          <dt className={styles['label']}>{copy.settings.email}</dt>
          <dd translate="no" className={styles['email']}>
            {email}
          </dd>
        </dl>
        <Button
          variant="secondary"
          // Returns the focus to the button that started editing.
          ref={(button) => {
            if (!button || !wasEditing.current) return;
            wasEditing.current = false;
            button.focus();
          }}
          onClick={() => setState('editing')}
        >
          {copy.settings.changeEmail}
          <VisuallyHidden>{copy.settings.changeEmailObject}</VisuallyHidden>
        </Button>
      </div>
      {state === 'sent' && (
        <Alert tone="success" title={copy.settings.emailSent}>
          <NameInText words={copy.settings.emailWaits} name={email} />
        </Alert>
      )}
      {state === 'changed' && <Alert tone="success">{copy.settings.emailChanged}</Alert>}
      {state === 'link-failed' && <Alert tone="error">{copy.settings.emailLinkFailed}</Alert>}
      {state === 'shown' && pending && (
        <Alert>
          <NameInText words={copy.settings.emailPending} name={pending} />
        </Alert>
      )}
    </div>
  );
}

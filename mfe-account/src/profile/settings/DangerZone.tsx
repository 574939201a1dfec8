import { useRef, useState } from 'react';
import type { AuthUser } from '@ninefold/platform';
import { Button, Card, classNames } from '@ninefold/ui';
import type { KnownSubscription } from '../../subscription/subscription-state';
import { copy } from '../copy';
import { DeletionPanel } from './DeletionPanel';
import styles from './Section.module.css';

interface DangerZoneProps {
  readonly user: AuthUser;
  readonly subscription: KnownSubscription;
}

/** Account deletion. Cancel closes the panel and returns the focus to the button. */
export function DangerZone({ user, subscription }: DangerZoneProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);

  function close() {
    wasOpen.current = true;
    setOpen(false);
  }

  return (
    <Card className={classNames(styles['section'], styles['danger'])}>
      <h2 className={styles['title']}>{copy.danger.title}</h2>
      <p className={styles['lead']}>{copy.danger.lead}</p>
      {open ? (
        <DeletionPanel user={user} subscription={subscription} onCancel={close} />
      ) : (
        <Button
          variant="danger"
          className={styles['button']}
          ref={(button) => {
            if (!button || !wasOpen.current) return;
            wasOpen.current = false;
            button.focus();
          }}
          onClick={() => setOpen(true)}
        >
          {copy.danger.open}
        </Button>
      )}
    </Card>
  );
}

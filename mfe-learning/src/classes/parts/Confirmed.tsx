import { useState } from 'react';
import { Alert, Button, Dialog } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './Parts.module.css';

interface ConfirmedProps {
  /** Of the button, and of the dialog that asks once more. */
  action: string;
  title?: string;
  /** What follows. */
  lead: string;
  busy: boolean;
  busyLabel?: string;
  failure: string | null;
  onConfirm: () => void;
}

/** A button for what cannot be taken back: a dialog says what follows first. */
export function Confirmed({
  action,
  title = action,
  lead,
  busy,
  busyLabel,
  failure,
  onConfirm,
}: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <p className={styles['measure']}>{lead}</p>
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        <div className={styles['actions']}>
          <Button
            variant="danger"
            busy={busy}
            {...(busyLabel !== undefined && { busyLabel })}
            onClick={onConfirm}
          >
            {action}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

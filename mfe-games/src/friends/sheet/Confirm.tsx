import { useState } from 'react';
import { Alert, Button, type ButtonVariant } from '@ninefold/ui';
import { copy } from '../copy';
import { useWrite, type Client } from '../use-sheets';
import styles from './Options.module.css';

export interface Action {
  readonly label: string;
  /** What it means, before it is done. */
  readonly lead: string;
  readonly variant: ButtonVariant;
  call(client: Client): ReturnType<Parameters<ReturnType<typeof useWrite>['write']>[0]>;
  onDone(): void;
}

/** A button that asks once, in the same place, and then acts. */
export function Confirm({ label, lead, variant, call, onDone }: Action) {
  const [isAsking, setAsking] = useState(false);
  const { write, busy, failure, reset } = useWrite(() => {
    setAsking(false);
    onDone();
  });
  if (!isAsking) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} className={styles['question']}>
      <p role="status">{lead}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <p className={styles['answers']}>
        <Button variant={variant} busy={busy} busyLabel={copy.options.working} onClick={() => write(call)}>
          {label}
        </Button>
        <Button
          variant="quiet"
          // The question replaces the button that was pressed: the focus goes to the safe answer.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onClick={() => {
            reset();
            setAsking(false);
          }}
        >
          {copy.cancel}
        </Button>
      </p>
    </div>
  );
}

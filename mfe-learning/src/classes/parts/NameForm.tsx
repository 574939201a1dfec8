import { useState } from 'react';
import { LONGEST_SHARED_NAME } from '@ninefold/contracts';
import { Button, TextField } from '@ninefold/ui';
import { refusals } from '../copy';
import styles from './Parts.module.css';

interface NameFormProps {
  label: string;
  hint?: string;
  initial?: string;
  action: string;
  busyLabel?: string;
  busy: boolean;
  /** Why the last name was refused. */
  failure: string | null;
  onSubmit: (name: string) => void;
}

/** One field for a name that others read. */
export function NameForm({
  label,
  hint,
  initial = '',
  action,
  busyLabel,
  busy,
  failure,
  onSubmit,
}: NameFormProps) {
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() !== '' && !busy) onSubmit(name);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={isMissing ? refusals['name-malformed'] : (failure ?? undefined)}
        value={name}
        dir="auto"
        maxLength={LONGEST_SHARED_NAME}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={busy} {...(busyLabel !== undefined && { busyLabel })}>
          {action}
        </Button>
      </div>
    </form>
  );
}

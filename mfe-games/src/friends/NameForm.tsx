import { useState, type FormEvent } from 'react';
import { LONGEST_SHARED_NAME } from '@ninefold/contracts';
import { Button, TextField, type ButtonVariant } from '@ninefold/ui';
import { copy } from './copy';
import styles from './list/SheetList.module.css';

export interface NameFormProps {
  name?: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  failure: string | null;
  variant?: ButtonVariant;
  onSubmit(name: string): void;
}

/** The name of a sheet. The database says what a name may be. */
export function NameForm({ name = '', failure, variant, onSubmit, ...button }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() !== '' && !button.busy) onSubmit(typed);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <TextField
        label={copy.list.name}
        hint={copy.list.nameHint}
        error={missing ? copy.refusals['name-malformed'] : (failure ?? undefined)}
        value={typed}
        maxLength={LONGEST_SHARED_NAME}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" variant={variant ?? 'primary'} busy={button.busy} busyLabel={button.busyLabel}>
          {button.submitLabel}
        </Button>
      </div>
    </form>
  );
}

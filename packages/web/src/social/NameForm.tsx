import { useState, type FormEvent, type ReactNode } from 'react';
import { MAX_SHARED_NAME_LENGTH } from '@ninefold/contracts';
import { Alert, Button, TextField, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';
import { useAction, type Action } from './use-action';

export interface NameFormProps {
  label: string;
  hint?: ReactNode;
  /** Current name. */
  name?: string;
  action: string;
  variant?: ButtonVariant;
  /** Replaces the button that opened it. */
  takesFocus?: boolean;
  /** Shown when it is saved. */
  saved?: string;
  act: Action<[name: string]>;
}

/** A form for a name that others see. The server validates it. */
export function NameForm({
  label,
  hint,
  name = '',
  action,
  variant = 'primary',
  takesFocus = false,
  saved,
  act,
}: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { run, busy, failure } = useAction(act);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const hasName = typed.trim() !== '';
    setMissing(!hasName);
    setSaved(false);
    if (hasName) setSaved(await run(typed));
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        hint={hint}
        error={isMissing ? copy.nameMissing : (failure ?? undefined)}
        value={typed}
        dir="auto"
        maxLength={MAX_SHARED_NAME_LENGTH}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMissing(false);
          setSaved(false);
        }}
      />
      <div>
        <Button type="submit" variant={variant} busy={busy} busyLabel={copy.working}>
          {action}
        </Button>
      </div>
      {isSaved && saved && <Alert tone="success">{saved}</Alert>}
    </form>
  );
}

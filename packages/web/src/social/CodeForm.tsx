import { useState, type FormEvent } from 'react';
import { typedCode } from '@ninefold/contracts';
import { Navigate } from '@ninefold/platform';
import { Button, TextField, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';

/** Enough for a whole message with a link. */
const LONGEST_MESSAGE = 1_000;

export interface CodeFormProps {
  hint: string;
  action: string;
  variant?: ButtonVariant;
  /** Codes and secrets of links need no escaping. */
  pathOf(code: string): string;
}

/** Opens an invitation by its code or link, however it is typed or pasted. */
export function CodeForm({ hint, action, variant = 'primary', pathOf }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [code, setCode] = useState('');

  function open(event: FormEvent) {
    event.preventDefault();
    const found = typedCode(typed);
    if (found === null) setError(typed.trim() === '' ? copy.codeMissing : copy.codeMalformed);
    else setCode(found);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={open}>
      <TextField
        label={copy.code}
        hint={hint}
        error={error}
        value={typed}
        maxLength={LONGEST_MESSAGE}
        inputMode="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant={variant}>
          {action}
        </Button>
      </div>
      {code !== '' && <Navigate to={pathOf(code)} />}
    </form>
  );
}

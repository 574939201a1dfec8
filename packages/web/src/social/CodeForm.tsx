import { useState, type FormEvent } from 'react';
import { Navigate } from '@ninefold/platform';
import { Button, TextField, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';

/** Enough for a link with tracking parameters. */
const LONGEST_LINK = 300;

/** A typed code, or the last part of a pasted link. The server accepts look-alike letters. */
const codeIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/[\s-]/g, '')
    .toLowerCase();

export interface CodeFormProps {
  hint: string;
  action: string;
  variant?: ButtonVariant;
  /** Codes need no escaping. */
  pathOf(code: string): string;
}

/** Opens an invitation by its code or link. */
export function CodeForm({ hint, action, variant = 'primary', pathOf }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [code, setCode] = useState('');

  function open(event: FormEvent) {
    event.preventDefault();
    const found = codeIn(typed);
    setMissing(found === '');
    setCode(found);
  }

  return (
    <form noValidate className={styles['form']} onSubmit={open}>
      <TextField
        label={copy.code}
        hint={hint}
        error={isMissing ? copy.codeMissing : undefined}
        value={typed}
        maxLength={LONGEST_LINK}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setMissing(false);
        }}
      />
      <div>
        <Button type="submit" variant={variant}>
          {action}
        </Button>
      </div>
      {code !== '' && <Navigate to={pathOf(encodeURIComponent(code))} />}
    </form>
  );
}

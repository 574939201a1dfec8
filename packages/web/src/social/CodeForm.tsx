import { useState, type FormEvent } from 'react';
import { Navigate } from '@ninefold/platform';
import { Button, TextField, type ButtonVariant } from '@ninefold/ui';
import styles from './Social.module.css';
import { copy } from './copy';

/** Enough for a link with what a chat adds to it. */
const LONGEST_LINK = 300;

/** A code as it was typed, or the last part of a link that was pasted. The server reads look-alike letters. */
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
  /** The address of a code; the code needs no escapes. */
  pathOf(code: string): string;
}

/** Leads to the page of an invitation, by its code or by its link. */
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

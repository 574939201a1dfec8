import { useState, type FormEvent } from 'react';
import { Navigate } from '@ninefold/platform';
import { Button, TextField } from '@ninefold/ui';
import { copy } from '../copy';
import { codeOf, joinPath } from '../paths';
import styles from './SheetList.module.css';

const words = copy.list;

/** Leads to the page of an invitation, by its code or by its link. */
export function CodeForm() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [code, setCode] = useState<string>();

  function open(event: FormEvent) {
    event.preventDefault();
    const entered = codeOf(typed);
    if (entered) setCode(entered);
    else setError(words.codeRequired);
  }

  if (code) return <Navigate to={joinPath(code)} />;

  return (
    <form noValidate className={styles['form']} onSubmit={open}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={error}
        value={typed}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="secondary">
          {words.open}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import { Navigate } from '@ninefold/platform';
import { Button, TextField } from '@ninefold/ui';
import { copy } from '../copy';
import parts from '../parts/Parts.module.css';

const words = copy.join;

/** What somebody typed or pasted: a code, or the whole link. */
const codeIn = (text: string) =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/[\s-]+/g, '')
    .toLowerCase();

/** Leads to the address of the code. The server reads it as it was typed. */
export function CodeForm() {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [code, setCode] = useState('');
  if (code !== '') return <Navigate to={`/classes/join/${encodeURIComponent(code)}`} />;
  return (
    <form
      noValidate
      className={parts['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(codeIn(text) === '');
        setCode(codeIn(text));
      }}
    >
      <TextField
        label={words.code}
        hint={words.codeHint}
        error={isMissing ? words.codeMissing : undefined}
        value={text}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit">{words.look}</Button>
      </div>
    </form>
  );
}

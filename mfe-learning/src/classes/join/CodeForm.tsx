import { useState } from 'react';
import { useNavigate } from '@ninefold/platform';
import { Button, TextField } from '@ninefold/ui';
import { copy } from '../copy';
import parts from '../parts/Parts.module.css';

const words = copy.join;

/** What somebody typed or pasted: a code, or the whole link. */
const codeIn = (text: string) => (text.trim().split('/').at(-1) ?? '').replace(/[\s-]+/g, '').toLowerCase();

/** Leads to the address of the code. The server reads it as it was typed. */
export function CodeForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className={parts['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeIn(text);
        setMissing(code === '');
        if (code !== '') void navigate(`/classes/join/${encodeURIComponent(code)}`);
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

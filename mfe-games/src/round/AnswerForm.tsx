import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { typedCharacters } from '@ninefold/contracts';
import { Button, FieldNotes, keepComposing } from '@ninefold/ui';
import styles from './AnswerForm.module.css';
import { copy } from './copy';
import { DigitPad, hasTouch } from './DigitPad';

export interface AnswerFormProps {
  /** Id of the question's element. */
  questionId: string;
  /** Number of the question; a change clears the field. */
  turn: number;
  label: string;
  submitLabel: string;
  emptyMessage: string;
  /** During a verdict. The field keeps the focus. */
  locked: boolean;
  onAnswer(answer: number): void;
}

const ANSWER = /^\d{1,3}$/;

/**
 * A number field with a digit pad, focused from the start. It keeps what is typed: a text without "/" or "-" would be
 * another answer, and so would one cut at a length.
 */
export function AnswerForm({ turn, locked, onAnswer, ...words }: AnswerFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const notesId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [shownTurn, setShownTurn] = useState(turn);
  if (shownTurn !== turn) {
    setShownTurn(turn);
    setText('');
  }

  const typed = typedCharacters(text).trim();
  const isUnreadable = typed !== '' && !ANSWER.test(typed);

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Pressing the button moves the focus, but the next digit belongs in the field.
    input.current?.focus();
    if (locked) return;
    setMissing(typed === '');
    // The next digit replaces the text.
    if (isUnreadable) input.current?.select();
    else if (typed !== '') onAnswer(Number(typed));
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <input
        ref={input}
        className={styles['input']}
        dir="ltr"
        aria-label={words.label}
        aria-describedby={`${words.questionId} ${notesId}`}
        aria-invalid={isMissing || isUnreadable || undefined}
        inputMode={hasTouch() ? 'none' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        readOnly={locked}
        value={text}
        onKeyDown={keepComposing}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" className={styles['submit']} aria-disabled={locked || undefined}>
        {words.submitLabel}
      </Button>
      <div className={styles['notes']}>
        <FieldNotes
          id={notesId}
          error={isMissing ? words.emptyMessage : isUnreadable ? copy.onlyWhole : undefined}
        />
      </div>
      <DigitPad field={input} />
    </form>
  );
}

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button, FieldNotes } from '@ninefold/ui';
import styles from './AnswerForm.module.css';
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

const LONGEST_ANSWER = 3;

/** A number field with a digit pad, focused from the start. */
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

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function write(next: string) {
    if (locked) return;
    setText(next.replaceAll(/\D/g, '').slice(0, LONGEST_ANSWER));
    setMissing(false);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // Pressing the button moves the focus, but the next digit belongs in the field.
    input.current?.focus();
    if (locked) return;
    setMissing(text === '');
    if (text !== '') onAnswer(Number(text));
  }

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <input
        ref={input}
        className={styles['input']}
        aria-label={words.label}
        aria-describedby={`${words.questionId} ${notesId}`}
        aria-invalid={isMissing || undefined}
        inputMode={hasTouch() ? 'none' : 'numeric'}
        pattern="[0-9]*"
        enterKeyHint="done"
        autoComplete="off"
        readOnly={locked}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <Button type="submit" className={styles['submit']} aria-disabled={locked || undefined}>
        {words.submitLabel}
      </Button>
      <div className={styles['notes']}>
        <FieldNotes id={notesId} error={isMissing ? words.emptyMessage : undefined} />
      </div>
      <DigitPad onDigit={(digit) => write(text + digit)} onDelete={() => write(text.slice(0, -1))} />
    </form>
  );
}

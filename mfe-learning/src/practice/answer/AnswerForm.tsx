import { useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Answer } from '@ninefold/learning';
import { Button, FieldNotes } from '@ninefold/ui';
import { copy } from '../copy';
import styles from './AnswerForm.module.css';
import { Options } from './Options';
import { optionsOf } from './options-of';
import { TypedFields } from './TypedFields';

/** What the server accepts. */
const LONGEST_ANSWER = 100;

/** Pixels below the form that the navigation bar of a phone covers. */
const BASELINE = 80;

export interface AnswerFormProps {
  answer: Answer;
  /** Determines the order of the options, which survives a reload. */
  seed: number;
  /** Id of the question's element; with `-spoken`, of the question in words. */
  promptId: string;
  mayChoose: boolean;
  /** Shows the options first. */
  startsChoosing: boolean;
  takesFocus: boolean;
  /** Restored input. */
  draft: string;
  onDraft: (text: string) => void;
  /** @returns what to change in an answer that is not counted, such as a rounded one; null for others */
  onCheck: (given: string, chosen: boolean) => string | null;
}

export function AnswerForm(props: AnswerFormProps) {
  const { answer, seed, promptId, mayChoose, startsChoosing, takesFocus, draft, onDraft, onCheck } = props;
  const form = useRef<HTMLFormElement>(null);
  const notesId = useId();
  const [isChoosing, setChoosing] = useState(startsChoosing || answer.kind === 'choice');
  const [given, setGiven] = useState(answer.kind === 'choice' ? '' : draft);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }, [takesFocus, isChoosing]);

  useLayoutEffect(() => {
    const exercise = document.getElementById(promptId)?.parentElement;
    if (takesFocus && exercise && form.current) showExercise(exercise, form.current);
  }, [takesFocus, promptId]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const text = given
      .split('\n')
      .map((line) => line.trim())
      .join('\n');
    const wrongWith = notAnAnswer(text) ?? onCheck(text, isChoosing);
    if (wrongWith === null) return;
    setError(wrongWith);
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }

  function notAnAnswer(text: string): string | undefined {
    if (text.replace(/[,\n]/g, '').trim() === '')
      return isChoosing ? copy.answer.emptyChosen : copy.answer.emptyTyped;
    return text.length > LONGEST_ANSWER ? copy.answer.tooLong : undefined;
  }

  function change(text: string) {
    setGiven(text);
    setError(undefined);
    if (!isChoosing) onDraft(text);
  }

  const shared = {
    given,
    onChange: change,
    describedBy: `${promptId}-spoken ${notesId}`,
    isInvalid: error !== undefined,
  };
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      {isChoosing || answer.kind === 'choice' ? (
        <Options {...shared} options={optionsOf(answer, seed)} />
      ) : (
        <TypedFields {...shared} answer={answer} />
      )}
      <FieldNotes id={notesId} error={error} />
      <div className={styles['actions']}>
        <Button type="submit" className={styles['check']}>
          {copy.answer.check}
        </Button>
        {mayChoose && answer.kind !== 'choice' && (
          <Button
            variant="quiet"
            onClick={() => {
              setChoosing(!isChoosing);
              change('');
            }}
          >
            {isChoosing ? copy.answer.type : copy.answer.choose}
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * Scrolls down just far enough to show the whole form, but never past the start of the exercise.
 */
function showExercise(exercise: HTMLElement, form: HTMLElement): void {
  const page = document.documentElement;
  const placeOf = (edge: number) => edge + page.scrollTop;
  const needed = placeOf(form.getBoundingClientRect().bottom) + BASELINE - window.innerHeight;
  page.scrollTop = Math.max(0, Math.min(needed, placeOf(exercise.getBoundingClientRect().top)));
}

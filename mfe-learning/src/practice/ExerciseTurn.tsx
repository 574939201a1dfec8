import { useId, useState } from 'react';
import type { KeptSession } from '@ninefold/contracts';
import { checkAnswer, type Exercise, type Verdict } from 'shared-learning';
import { usePlatform } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { Blocks } from '../math/Blocks';
import { AnswerForm } from './answer/AnswerForm';
import { KINDS } from './config';
import { copy } from './copy';
import styles from './ExerciseTurn.module.css';
import { Help } from './Help';
import type { KeptTask } from './session-flow';
import { Told } from './Told';
import type { Given } from './use-session';

export interface ExerciseTurnProps {
  exercise: Exercise;
  task: KeptTask;
  /** Why it was chosen; undefined: it needs no reason. */
  why: string | undefined;
  kind: KeptSession['kind'];
  /** Nothing comes after it. */
  isLast: boolean;
  /** The person has just pressed something that led here. */
  takesFocus: boolean;
  onStep: () => void;
  /** What is typed and not checked yet. */
  onDraft: (text: string) => void;
  onAnswer: (given: Given) => void;
  onGoOn: () => void;
  onAlike: () => void;
}

/** One exercise: asked, answered, and talked about. */
export function ExerciseTurn(props: ExerciseTurnProps) {
  const { exercise, task, why, kind, takesFocus, isLast, onStep, onDraft, onAnswer, onGoOn, onAlike } = props;
  const { playSound } = usePlatform();
  const promptId = useId();
  const [told, setTold] = useState<{ verdict: Verdict; given: string } | null>(null);
  const { mayGetHelp, mayChoose } = KINDS[kind];

  /** @returns what to change, for what cannot be judged, or is right so far: neither is counted */
  function check(text: string, chosen: boolean): string | null {
    const verdict: Verdict = text === '' ? { kind: 'wrong' } : checkAnswer(exercise.answer, text);
    if (verdict.kind === 'unfinished') return verdict.reason;
    if (verdict.kind === 'unreadable') return copy.answer.unreadable[exercise.answer.kind];
    const correct = verdict.kind === 'right';
    playSound(correct ? 'correct' : 'incorrect');
    setTold({ verdict, given: text });
    onAnswer({ text, correct, chosen });
    return null;
  }

  return (
    <div className={styles['turn']}>
      {why !== undefined && <p className={styles['why']}>{why}</p>}
      <div id={promptId} className={styles['prompt']} data-testid="exercise">
        <Blocks blocks={exercise.prompt} />
      </div>
      {told === null ? (
        <>
          <AnswerForm
            answer={exercise.answer}
            seed={task.seed}
            promptId={promptId}
            mayChoose={mayChoose}
            takesFocus={takesFocus}
            draft={task.draft ?? ''}
            onDraft={onDraft}
            onCheck={check}
          />
          {mayGetHelp ? (
            <Help steps={exercise.solution} shown={task.steps_shown} onStep={onStep} />
          ) : (
            <div>
              <Button variant="secondary" onClick={() => check('', false)}>
                {copy.answer.dontKnow}
              </Button>
            </div>
          )}
        </>
      ) : (
        <Told
          exercise={exercise}
          verdict={told.verdict}
          given={told.given}
          isHelped={task.steps_shown > 0}
          isLast={isLast}
          onGoOn={onGoOn}
          onAlike={mayGetHelp ? onAlike : undefined}
        />
      )}
    </div>
  );
}

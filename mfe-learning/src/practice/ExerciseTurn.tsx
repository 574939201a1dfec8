import { useId, useState } from 'react';
import { checkAnswer, mayRetry, type Exercise, type Verdict, type Step } from '@ninefold/learning';
import { usePlatform } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { GAME_TYPES, GAMES, type DueCard, type StoredSession } from '@ninefold/contracts';
import { Blocks } from '../math/Blocks';
import { spokenBlocks } from '../speech/spoken-text';
import { AnswerForm } from './answer/AnswerForm';
import { completedAnswer } from './answer/completed-answer';
import { KINDS } from './config';
import { copy } from './copy';
import styles from './ExerciseTurn.module.css';
import { Feedback } from './Feedback';
import type { Milestone } from './milestone';
import type { SessionTask } from './session-flow';
import { OpenSupport } from './support/OpenSupport';
import { WhereItLeads } from './support/WhereItLeads';
import { CompletedStatement } from './CompletedStatement';
import { usePlayedSession } from './use-session';
import { RevealedSteps } from '../math/RevealedSteps';

interface ExerciseTurnProps {
  exercise: Exercise;
  task: SessionTask;
  /** The exercise was opened by a click or key press. */
  takesFocus: boolean;
}

export function ExerciseTurn({ exercise, task, takesFocus }: ExerciseTurnProps) {
  const { session, given, showStep, saveDraft, answer } = usePlayedSession();
  const { kind } = session;
  const { playSound } = usePlatform();
  const promptId = useId();
  // Answered before this visit, so there is nothing to animate or focus.
  const [wasAnswered] = useState(given !== null);
  const { attempts = [] } = task;
  const [attemptsBefore] = useState(attempts.length);
  const lastAttempt = attempts.at(-1);
  const [milestone, setMilestone] = useState<Milestone | null>(null);
  const why = whyChosen(task, session);
  const { mayGetHelp, mayChoose } = KINDS[kind];

  /** @returns what to change in an answer that is not counted, such as a rounded one; null for others */
  function check(text: string, chosen: boolean): string | null {
    const verdict = verdictOn(exercise, text);
    if (verdict.kind !== 'right' && verdict.kind !== 'wrong')
      return verdict.reason ?? copy.answer.unreadable[exercise.answer.kind];
    const correct = verdict.kind === 'right';
    const reason = verdict.kind === 'wrong' ? verdict.reason : undefined;
    const reached = answer({
      text,
      correct,
      chosen,
      reason,
      mayRetry: mayRetry(exercise),
      kind: exercise.kind,
    });
    setMilestone(reached);
    // "I don't know" is not a mistake, so it makes no sound.
    if (text !== '') playSound(reached ? 'results' : correct ? 'correct' : 'incorrect');
    return null;
  }

  const verdict = given === null ? null : verdictOn(exercise, given);
  const completed = verdict?.kind === 'right' && given !== null ? completedAnswer(exercise, given) : null;
  const asked = completed?.isEquation
    ? exercise.prompt.filter(({ kind: block }) => block !== 'math')
    : exercise.prompt;

  return (
    <div className={styles['turn']}>
      {why !== undefined && <p className={styles['why']}>{why}</p>}
      <div id={promptId} className={styles['prompt']} data-testid="exercise">
        <Blocks blocks={asked} />
        {completed && <CompletedStatement completed={completed} lands={!wasAnswered} />}
      </div>
      <p id={`${promptId}-spoken`} hidden>
        {spokenBlocks(asked)}
      </p>
      {given === null || verdict === null ? (
        <>
          {task.support && (
            <OpenSupport
              exercise={exercise}
              task={task}
              reason={reasonOf(exercise, lastAttempt)}
              isNew={attempts.length > attemptsBefore}
            />
          )}
          <AnswerForm
            key={attempts.length}
            startsChoosing={lastAttempt?.chosen ?? false}
            answer={exercise.answer}
            seed={task.seed}
            promptId={promptId}
            mayChoose={mayChoose}
            takesFocus={takesFocus || attempts.length > attemptsBefore}
            draft={task.draft ?? ''}
            onDraft={saveDraft}
            onCheck={check}
          />
          {task.support === 'example' && lastAttempt && (
            <WhereItLeads tried={{ ...task, given: lastAttempt.given }} />
          )}
          {/* A worked example has these steps already. */}
          {mayGetHelp && task.support !== 'example' && (
            <Help
              steps={exercise.solution}
              shown={task.steps_shown}
              isFree={attempts.length > 0}
              onStep={showStep}
            />
          )}
          {!mayGetHelp && (
            <div>
              <Button variant="secondary" onClick={() => check('', false)}>
                {copy.answer.dontKnow}
              </Button>
            </div>
          )}
        </>
      ) : (
        <Feedback
          skill={task.skill}
          exercise={exercise}
          verdict={verdict}
          given={given}
          completed={completed}
          milestone={milestone}
          takesFocus={!wasAnswered}
          isHelped={task.steps_shown > 0}
          isLast={session.finished}
          mayGetHelp={mayGetHelp}
        />
      )}
    </div>
  );
}

function reasonOf(exercise: Exercise, tried: { given: string } | undefined): string | undefined {
  const verdict = tried && verdictOn(exercise, tried.given);
  return verdict?.kind === 'wrong' ? verdict.reason : undefined;
}

function verdictOn({ answer, prompt }: Exercise, given: string): Verdict {
  return given === '' ? { kind: 'wrong' } : checkAnswer(answer, given, prompt);
}

interface HelpProps {
  steps: readonly Step[];
  shown: number;
  /** After a wrong attempt the exercise does not count as correct anyway. */
  isFree: boolean;
  onStep: () => void;
}

/** Reveals the solution step by step. The cost is stated before the first step. */
function Help({ steps, shown, isFree, onStep }: HelpProps) {
  return (
    <section aria-label={copy.help.title} className={styles['help']} data-open={shown > 0 || undefined}>
      <RevealedSteps steps={steps} shown={shown} onShow={onStep} firstLabel={copy.help.show} />
      {shown === 0 && !isFree && <p className={styles['note']}>{copy.help.note}</p>}
    </section>
  );
}

/** Why an exercise was chosen; for a card also where and when it was missed. undefined: not shown. */
function whyChosen(task: SessionTask, { due }: Pick<StoredSession, 'due'>): string | undefined {
  if (task.why !== 'due') return task.why && copy.why[task.why];
  const card = due.find((one) => one.card === task.card);
  return card?.missed_at ? copy.dueSince(placeOf(card), new Date(card.missed_at)) : copy.why.due;
}

/** Unknown games have a generic name. */
function placeOf({ missed_in }: DueCard): string {
  if (!missed_in) return copy.missedIn.session;
  const game = GAME_TYPES.find((known) => known === missed_in);
  return game ? GAMES[game].title : copy.missedIn.game;
}

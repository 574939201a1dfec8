import { useEffect, useRef } from 'react';
import type { Exercise, Verdict } from '@ninefold/learning';
import { Button, translateOf, useAnnouncement } from '@ninefold/ui';
import { rightAnswerText } from '../math/answer-text';
import { givenText } from '../math/given-text';
import { RevealedSteps } from '../math/RevealedSteps';
import { RichText } from '../math/RichText';
import { VerdictBox } from '../screen/VerdictBox';
import { type CompletedAnswer } from './answer/completed-answer';
import { copy } from './copy';
import styles from './Feedback.module.css';
import { LessonLink } from './LessonLink';
import type { Milestone } from './milestone';
import { MilestoneStamp } from './MilestoneStamp';
import { SameMistake } from './SameMistake';
import { spokenVerdict } from './spoken-verdict';
import { usePlayedSession } from './use-session';

const words = copy.feedback;

interface FeedbackProps {
  skill: string;
  exercise: Exercise;
  verdict: Verdict;
  given: string;
  /** For right answers. */
  completed: CompletedAnswer | null;
  /** Reached by this answer. */
  milestone: Milestone | null;
  /** The answer was just given. */
  takesFocus: boolean;
  /** A step of the solution was shown before the answer. */
  isHelped: boolean;
  isLast: boolean;
  /** false in placements and test-outs. */
  mayGetHelp: boolean;
}

/** Feedback on an answer. Enter continues. */
export function Feedback(props: FeedbackProps) {
  const { skill, exercise, verdict, given, completed, milestone, takesFocus, isHelped, isLast, mayGetHelp } =
    props;
  const { session, next, askSimilar, showSolutionStep } = usePlayedSession();
  const nextButton = useRef<HTMLButtonElement>(null);
  const isRight = verdict.kind === 'right';
  const givenAnswer = givenText(exercise.answer, given);

  useEffect(() => {
    if (takesFocus) nextButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // Focus moves to the button at the same time, so the verdict has to be in a region that was there before.
  const headline = headlineOf(isRight, isHelped, given);
  useAnnouncement(takesFocus ? spokenVerdict({ ...props, headline }) : '');

  return (
    <div className={styles['feedback']}>
      <VerdictBox
        tone={isRight ? 'right' : given === '' ? 'note' : 'wrong'}
        headline={headline}
        className={styles['verdict']}
      >
        {milestone && <MilestoneStamp milestone={milestone} />}
        {verdict.kind === 'wrong' && verdict.reason !== undefined && (
          <p className={styles['reason']}>
            <RichText text={verdict.reason} />
          </p>
        )}
        {!isRight && (
          <p>
            {given !== '' && exercise.answer.kind !== 'choice' && (
              <span>
                {words.given} <strong translate={translateOf(givenAnswer)}>{givenAnswer}</strong>.{' '}
              </span>
            )}
            <span>{words.right}</span>{' '}
            <strong>
              <RichText text={rightAnswerText(exercise.answer)} />
            </strong>
          </p>
        )}
      </VerdictBox>
      {verdict.kind === 'wrong' && verdict.reason !== undefined && mayGetHelp && (
        <SameMistake skill={skill} />
      )}
      <p>
        <LessonLink skill={skill} />
      </p>
      <div className={styles['actions']}>
        <Button ref={nextButton} className={styles['next']} onClick={next}>
          {isLast ? words.finish : words.continue}
        </Button>
        {/* After the last answer the session is already being sent. */}
        {!isRight && mayGetHelp && !isLast && (
          <Button variant="secondary" onClick={askSimilar}>
            {words.similar}
          </Button>
        )}
      </div>
      <section className={styles['solution']} aria-label={words.solution}>
        <h2 className={styles['heading']}>{words.solution}</h2>
        <RevealedSteps
          steps={exercise.solution}
          shown={session.feedback?.steps_shown ?? 0}
          onShow={showSolutionStep}
        />
      </section>
    </div>
  );
}

function headlineOf(isRight: boolean, isHelped: boolean, given: string): string {
  if (isRight) return isHelped ? words.helped : words.correct;
  return given === '' ? words.skipped : words.wrong;
}

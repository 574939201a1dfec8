import { useEffect, useRef } from 'react';
import type { Support } from '@ninefold/contracts';
import type { Exercise, Verdict } from '@ninefold/learning';
import { Button, useAnnouncement } from '@ninefold/ui';
import { rightAnswerText } from '../math/answer-text';
import { givenText } from '../math/given-text';
import { RevealedSteps } from '../math/RevealedSteps';
import { RichText } from '../math/RichText';
import { VerdictBox } from '../screen/VerdictBox';
import { type CompletedAnswer } from './answer/completed-answer';
import { copy } from './copy';
import styles from './Feedback.module.css';
import { GivenAnswer } from './GivenAnswer';
import { LessonLink } from './LessonLink';
import type { Milestone } from './milestone';
import { MilestoneStamp } from './MilestoneStamp';
import { spokenVerdict } from './spoken-verdict';
import { LessonPart } from './support/LessonPart';
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
  const { skill, exercise, verdict, given, milestone, takesFocus, isHelped, isLast, mayGetHelp } = props;
  const { session, task, answered, next, askSimilar, showSolutionStep } = usePlayedSession();
  const hasLesson = answered?.support === 'lesson';
  const nextButton = useRef<HTMLButtonElement>(null);
  const isRight = verdict.kind === 'right';
  const givenAnswer = givenText(exercise.answer, given);

  useEffect(() => {
    // The lesson takes the focus: it is to be read before going on.
    if (takesFocus && !hasLesson) nextButton.current?.focus({ preventScroll: true });
  }, [takesFocus, hasLesson]);

  // Focus moves to the button at the same time, so the verdict has to be in a region that was there before.
  const headline = headlineOf({ isRight, isHelped, given, support: answered?.support });
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
            {given !== '' && exercise.answer.kind !== 'choice' && <GivenAnswer text={givenAnswer} />}
            <span>{words.right}</span>{' '}
            <strong>
              <RichText text={rightAnswerText(exercise.answer)} />
            </strong>
          </p>
        )}
      </VerdictBox>
      {hasLesson && task ? (
        <LessonPart tried={{ ...task, given }} takesFocus={takesFocus} />
      ) : (
        <p>
          <LessonLink skill={skill} />
        </p>
      )}
      <div className={styles['actions']}>
        <Button ref={nextButton} className={styles['next']} onClick={next}>
          {isLast ? words.finish : words.continue}
        </Button>
        {/* After the last answer the session is already being sent. */}
        {!isRight && mayGetHelp && !isLast && !hasLesson && (
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

interface Headlined {
  isRight: boolean;
  isHelped: boolean;
  given: string;
  support: Support | null | undefined;
}

function headlineOf({ isRight, isHelped, given, support }: Headlined): string {
  if (!isRight) return given === '' ? words.skipped : words.wrong;
  if (support === 'retry') return words.onSecondAttempt;
  return support === 'example' ? words.withExample : isHelped ? words.helped : words.correct;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DatedAnswer, LearningState, StoredSession } from '@ninefold/contracts';
import { findSkill, lessonsShown, MAX_LESSONS, pathOf } from '@ninefold/learning';
import { Alert, Button } from '@ninefold/ui';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import { NextStepCard } from '../../next-step/NextStepCard';
import { Screen } from '../../screen/Screen';
import { useStoredSessions } from '../../sessions/stored-sessions';
import { useSessionOutbox } from '../../sessions/session-outbox';
import { learningStateKey } from '../../sessions/use-learning-state';
import { copy } from '../copy';
import { Figures } from './Figures';
import { MissedExercises } from './MissedExercises';
import styles from './ResultsScreen.module.css';
import { SessionsUsed } from './SessionsUsed';
import { SkillChanges } from './SkillChanges';
import { Verdict } from './Verdict';

const words = copy.results;

type Level = LearningState['learning_level'];

interface ResultsScreenProps {
  session: StoredSession;
  /** The last state from the server. */
  state: LearningState;
  userId: string;
}

export function ResultsScreen({ session, state, userId }: ResultsScreenProps) {
  const { outcome, isSending, retry } = useOutcome(session, userId);
  const completed = outcome === 'refused' ? undefined : outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kept = useOnDevice(words.kept);
  useWarnBeforeLoss(!outcome);

  return (
    <Screen>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.titles[session.kind]}
        </h1>
        {completed && <Verdict session={session} completed={completed} state={state} />}
        {lessonsShown(session.answers).length >= MAX_LESSONS && <p>{words.endedEarly}</p>}
      </header>
      {isSending && <Alert>{words.sending}</Alert>}
      {!completed && !isSending && (
        <Alert tone="warning">
          <p>{outcome === 'refused' ? words.refused : kept}</p>
          {outcome !== 'refused' && (
            <Button variant="secondary" className={styles['retry']} onClick={() => retry()}>
              {copy.tryAgain}
            </Button>
          )}
        </Alert>
      )}
      {session.kind !== 'placement' && <Figures session={session} completed={completed} state={state} />}
      {completed && session.kind !== 'placement' && (
        <SkillChanges before={session.before} completed={completed} />
      )}
      {completed && <NextStepCard state={state} offersPlacement={session.kind !== 'placement'} />}
      {session.kind !== 'placement' && <MissedExercises answers={session.answers} />}
      <SessionsUsed kind={session.kind} state={state} />
    </Screen>
  );
}

/** The server's outcome. The outbox sends the session until the server has it. */
function useOutcome(session: StoredSession, userId: string) {
  const outbox = useSessionOutbox(userId);
  const cache = useQueryClient();
  const sessions = useStoredSessions();
  const outcome = useSyncExternalStore(outbox.subscribe, () => outbox.outcomeOf(session.id));
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting);
  const { mutate: retry, isPending } = useMutation({ mutationFn: outbox.flush });

  const { id, placed_level, placed_skill, kind, answers } = session;
  useEffect(() => {
    // It may have been sent during the feedback on the last answer.
    if (outcome) sessions.forget(userId, id);
  }, [outcome, sessions, userId, id]);
  useEffect(() => {
    if (!outcome || outcome === 'refused') return;
    cache.setQueryData<LearningState>(learningStateKey(userId), (known) => {
      if (!known) return known;
      const skills = new Map(
        [...known.skills, ...outcome.skills].map((progress) => [progress.skill, progress]),
      );
      return {
        ...known,
        skills: [...skills.values()],
        ...(placed_level && {
          placed_levels: withPlaced(known.placed_levels, placed_level),
          placed_skills: withStart(known.placed_skills, placed_level, placed_skill),
        }),
        learning_level: outcome.learning_level,
        open_session: null,
        last_answers: isPractice(kind, answers) ? answers.map(withSupport) : known.last_answers,
      };
    });
  }, [outcome, placed_level, placed_skill, kind, answers, userId, cache]);

  return { outcome, isSending: !outcome && (isPending || !isWaiting), retry };
}

/** A review counts only if it needed a lesson. */
const isPractice = (kind: StoredSession['kind'], answers: readonly DatedAnswer[]): boolean =>
  kind === 'skill' || kind === 'practice' || (kind === 'review' && lessonsShown(answers).length > 0);

const withSupport = (answer: DatedAnswer) => ({ ...answer, support: answer.support ?? null });

/** The last placed level of each path. */
function withPlaced(before: readonly Level[], placed: Level): Level[] {
  return [...before.filter((level) => pathOf(level) !== pathOf(placed)), placed];
}

/** The skill to start at by the last placement of each path. */
function withStart(before: readonly string[], placed: Level, start: string | undefined): string[] {
  const others = before.filter((id) => findSkill(id)?.path !== pathOf(placed));
  return start === undefined ? others : [...others, start];
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GUEST, type DueCard, type LearningState, type Owner, type StoredSession } from '@ninefold/contracts';
import { useOnDevice } from '@ninefold/web/on-device';
import { useDevice } from '@ninefold/web/storage';
import { pathTitleOf } from '../mastery/path-words';
import { useStoredSessions, withAnswersOf, type StoredSessions } from '../sessions/stored-sessions';
import { learningStateKey } from '../sessions/use-learning-state';
import { copy } from './copy';
import { copy as guestCopy } from './guest/copy';
import { GuestResults } from './guest/GuestResults';
import { OtherSession } from './OtherSession';
import { Player } from './Player';
import { isFor, type SessionRequest } from './request';
import { ResultsScreen } from './results/ResultsScreen';
import { isOver, storedFrom, withNext } from './session-flow';
import { StartScreen } from './StartScreen';

/** The session and the learning state at its start. */
interface Playing {
  readonly session: StoredSession;
  readonly state: LearningState;
  readonly isResumed: boolean;
}

export interface SessionProps {
  request: SessionRequest;
  state: LearningState;
  userId: Owner;
}

export function Session({ request, state, userId, due }: SessionProps & { due: readonly DueCard[] }) {
  const device = useDevice();
  const sessions = useStoredSessions();
  const cache = useQueryClient();
  const [playing, setPlaying] = useState<Playing | null>(() => {
    const open =
      openSessionOf(sessions, userId, state) ??
      sessions.of(userId).find((one) => one.finished && one.feedback);
    if (!open || !isFor(open, request)) return null;
    const session = open.due.length > 0 ? open : { ...open, due: [...due] };
    return { session: asking(session, state), state, isResumed: true };
  });
  const [isRestarted, setRestarted] = useState(false);
  const [finished, setFinished] = useState<StoredSession | null>(null);

  function asking(session: StoredSession, known: LearningState): StoredSession {
    if (session.task || session.finished) return session;
    const next = withNext(session, known.skills, device.random);
    // No player will store it, and the outbox sends what is stored.
    if (next.finished) sessions.save(userId, next);
    return next;
  }

  /** Ends a placement without a level. Its answers are sent. */
  function endPlacement(session: StoredSession): StoredSession {
    const ended = {
      ...session,
      task: null,
      finished: true,
      placed_level: null,
      placed_skill: undefined,
      feedback: undefined,
    };
    sessions.save(userId, ended);
    cache.setQueryData<LearningState>(
      learningStateKey(userId),
      (known) => known && { ...known, open_session: null },
    );
    return ended;
  }

  const opening = useOpening(request, state, userId);

  const over = finished ?? (playing && isOver(playing.session) ? playing.session : null);
  if (playing && over && userId === GUEST) return <GuestResults session={over} />;
  if (playing && over) return <ResultsScreen session={over} state={state} userId={userId} />;
  if (playing) {
    return (
      <Player
        initial={playing.session}
        skills={playing.state.skills}
        userId={userId}
        isResumed={playing.isResumed}
        opening={opening}
        onFinish={setFinished}
        onRestart={(session) => {
          endPlacement(session);
          setPlaying(null);
          setRestarted(true);
        }}
        onSkip={(session) => setFinished(endPlacement(session))}
      />
    );
  }

  const other = openSessionOf(sessions, userId, state);
  const readAgain = () => cache.invalidateQueries({ queryKey: learningStateKey(userId) });
  // Nothing is lost of a session without an answer, unless it was counted.
  if (other && (other.answers.length > 0 || state.sessions_limit !== null))
    return <OtherSession session={other} userId={userId} />;
  return (
    <StartScreen
      request={request}
      state={state}
      takesFocus={isRestarted}
      onStart={(session) => setPlaying({ session: asking(session, state), state, isResumed: false })}
      onLimit={() => void readAgain()}
    />
  );
}

/** A note for the first exercise, because no page comes before it. */
function useOpening({ kind, level }: SessionRequest, state: LearningState, userId: Owner): string | null {
  const first = useOnDevice(guestCopy.first);
  if (userId === GUEST) return first(pathTitleOf(level ?? state.learning_level));
  return kind === 'review' && state.sessions_limit !== null ? copy.start.notCounted : null;
}

/** The open session, with answers from the server and this device. */
export function openSessionOf(
  sessions: StoredSessions,
  userId: string,
  state: LearningState,
): StoredSession | null {
  const open = state.open_session && storedFrom(state.open_session, state);
  if (!open) return null;
  const here = sessions.of(userId).find(({ id }) => id === open.id);
  if (!here) return open;
  const session = withAnswersOf(here, open);
  // The session continued on another device, which may have answered the current exercise.
  return session.answers.length > here.answers.length
    ? { ...session, task: null, finished: false, feedback: undefined }
    : session;
}

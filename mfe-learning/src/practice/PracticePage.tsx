import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DueCard, KeptSession, LearningState } from '@ninefold/contracts';
import { useLocation, usePlatform, useSearchParams } from '@ninefold/platform';
import { useDevice } from '../device/device';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useDueCards } from '../state/use-due-cards';
import { learningStateKey, useLearningState } from '../state/use-learning-state';
import { copy } from './copy';
import { openSessionOf } from './open-session';
import { OtherSession } from './OtherSession';
import { Player } from './Player';
import { isFor, readRequest, type SessionRequest } from './request';
import { ResultsScreen } from './results/ResultsScreen';
import { withNext } from './session-flow';
import { StartScreen } from './StartScreen';

/** `/practice`: a session, from its start screen to its results. The query says which. */
export default function PracticePage() {
  const { auth, pages } = usePlatform();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const request = readRequest(query);
  if (auth.status !== 'in') return <ScreenSkeleton />;
  return request ? <Loaded key={key} request={request} userId={auth.user.id} /> : <pages.NotFound />;
}

function Loaded({ request, userId }: { request: SessionRequest; userId: string }) {
  const { data, isFetching, refetch } = useLearningState(userId);
  if (data) return <WithDueCards request={request} state={data} userId={userId} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

/** What was known of the person when the session was taken up. */
interface Playing {
  readonly session: KeptSession;
  readonly state: LearningState;
  readonly isResumed: boolean;
}

interface SessionProps {
  request: SessionRequest;
  state: LearningState;
  userId: string;
}

/** A review that was begun on another device: what is due is read again, or it would end at once. */
function WithDueCards(props: SessionProps) {
  const device = useDevice();
  const [isNeeded] = useState(() => {
    const open = openSessionOf(device, props.userId, props.state);
    return open?.kind === 'review' && !open.finished && open.due.length === 0;
  });
  const { data, isFetching, refetch } = useDueCards(props.userId, isNeeded);
  if (!isNeeded || data) return <Session {...props} due={data ?? []} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

function Session({ request, state, userId, due }: SessionProps & { due: readonly DueCard[] }) {
  const device = useDevice();
  const cache = useQueryClient();
  const [playing, setPlaying] = useState<Playing | null>(() => {
    const open = openSessionOf(device, userId, state);
    if (!open || !isFor(open, request)) return null;
    const session = open.due.length > 0 ? open : { ...open, due: [...due] };
    return { session: asking(session, state), state, isResumed: true };
  });
  const [finished, setFinished] = useState<KeptSession | null>(null);

  function asking(session: KeptSession, known: LearningState): KeptSession {
    return session.task || session.finished ? session : withNext(session, known.skills, device.random);
  }

  const over = finished ?? (playing?.session.finished ? playing.session : null);
  if (playing && over) return <ResultsScreen session={over} state={state} userId={userId} />;
  if (playing) {
    return (
      <Player
        initial={playing.session}
        skills={playing.state.skills}
        userId={userId}
        isResumed={playing.isResumed}
        onFinish={setFinished}
      />
    );
  }

  const other = openSessionOf(device, userId, state);
  const readAgain = () => cache.invalidateQueries({ queryKey: learningStateKey(userId) });
  if (other) return <OtherSession session={other} userId={userId} onEnded={() => void readAgain()} />;
  return (
    <StartScreen
      request={request}
      state={state}
      onStart={(session) => setPlaying({ session: asking(session, state), state, isResumed: false })}
      onLimit={() => void readAgain()}
    />
  );
}

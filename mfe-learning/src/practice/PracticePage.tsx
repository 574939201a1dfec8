import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GUEST } from '@ninefold/contracts';
import { Navigate, useLocation, usePlatform, useSearchParams } from '@ninefold/platform';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { readReviewQueue } from '../sessions/calls';
import { useStoredSessions } from '../sessions/stored-sessions';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';
import { GuestPractice } from './guest/GuestPractice';
import { readRequest, type SessionRequest } from './request';
import { openSessionOf, Session, type SessionProps } from './Session';

/** `/practice`: a session, from its start screen to its results. The query identifies it. */
export default function PracticePage() {
  const { pages } = usePlatform();
  const [query] = useSearchParams();
  const from = useLocation();
  const learner = useLearner();
  const hasExpired = useExpired();
  const request = readRequest(query);
  if (hasExpired) return <Navigate to="/login" replace state={{ from }} />;
  if (learner === null) return <ScreenSkeleton />;
  if (!request) return <pages.NotFound />;
  const key = `${learner} ${from.key}`;
  if (learner === GUEST) return <GuestPractice key={key} request={request} />;
  return <Loaded key={key} request={request} userId={learner} />;
}

/**
 * Whether the session of a signed-in person has expired: their learning session must wait for them instead of becoming
 * a guest's.
 */
function useExpired(): boolean {
  const { auth } = usePlatform();
  const [wasIn, setWasIn] = useState(false);
  if (auth.status === 'in' && !wasIn) setWasIn(true);
  return wasIn && auth.status === 'out' && !auth.bySignOut;
}

function Loaded({ request, userId }: { request: SessionRequest; userId: string }) {
  const { data, isFetching, refetch } = useLearningState(userId);
  if (data) return <WithDueCards request={request} state={data} userId={userId} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

/** A review started on another device needs its due cards, or it would end immediately. */
function WithDueCards(props: SessionProps) {
  const { supabase, reportError } = usePlatform();
  const sessions = useStoredSessions();
  const [isNeeded] = useState(() => {
    const open = openSessionOf(sessions, props.userId, props.state);
    return open?.kind === 'review' && !open.finished && open.due.length === 0;
  });
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['due cards', props.userId],
    queryFn: async () => readReviewQueue({ client: await supabase(), reportError }),
    enabled: isNeeded,
    // Fetched once per resumed session.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isNeeded || data) return <Session {...props} due={data ?? []} />;
  if (isFetching) return <ScreenSkeleton />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

import { Navigate, useLocation } from '@ninefold/platform';
import { addressOfStep } from '../next-step/next-step';
import { useNextStep } from '../next-step/use-next-step';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';

/** `/learn/next`: redirects to the next step, for guests too. The games link to it. */
export default function NextPage() {
  const learner = useLearner();
  return learner === null ? <ScreenSkeleton /> : <Forward key={learner} learner={learner} />;
}

function Forward({ learner }: { learner: string }) {
  const { data, isFetching, refetch } = useLearningState(learner);
  const nextStep = useNextStep();
  const { state } = useLocation();
  // Cached data can be older than a session that was just left.
  if (isFetching) return <ScreenSkeleton />;
  if (data) return <Navigate to={addressOfStep(nextStep(data))} state={state} replace />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

import { Navigate } from '@ninefold/platform';
import { addressOfStep, nextStepOf } from '../next-step/next-step';
import { useWishes } from '../next-step/wishes';
import { ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';

/** `/learn/next`: leads on to what comes next for whoever is there, a guest too. The games link to it. */
export default function NextPage() {
  const learner = useLearner();
  return learner === null ? <ScreenSkeleton /> : <Forward key={learner} learner={learner} />;
}

function Forward({ learner }: { learner: string }) {
  const { data, isFetching, refetch } = useLearningState(learner);
  const wishes = useWishes();
  // What an earlier screen read may be older than the session that was left a moment ago.
  if (isFetching) return <ScreenSkeleton />;
  if (data) return <Navigate to={addressOfStep(nextStepOf(data, wishes))} replace />;
  return <ScreenFailure title={copy.title} onRetry={() => void refetch()} />;
}

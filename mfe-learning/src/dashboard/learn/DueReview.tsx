import { usePlatform } from '@ninefold/platform';
import { ReviewOffer } from '../../sessions/ReviewOffer';
import { useLearningState } from '../../sessions/use-learning-state';

/** For a person whose free sessions are used: only then is it asked what is due. */
export function DueReview() {
  const { auth } = usePlatform();
  return auth.status === 'in' ? <Read userId={auth.user.id} /> : null;
}

function Read({ userId }: { userId: string }) {
  const { data } = useLearningState(userId);
  return <ReviewOffer due={data?.reviews_due ?? 0} />;
}

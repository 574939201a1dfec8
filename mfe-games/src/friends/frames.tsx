import { SocialFailure, SocialSkeleton } from '../screen/SocialPage';
import { copy } from './copy';

export const FriendsSkeleton = () => <SocialSkeleton title={copy.title} />;

export const FriendsFailure = ({ onRetry }: { onRetry(): void }) => (
  <SocialFailure title={copy.title} message={copy.failed} onRetry={onRetry} />
);

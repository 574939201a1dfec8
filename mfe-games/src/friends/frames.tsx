import { CompanyFailure, CompanySkeleton } from '../screen/CompanyPage';
import { copy } from './copy';

export const FriendsSkeleton = () => <CompanySkeleton title={copy.title} />;

export const FriendsFailure = ({ onRetry }: { onRetry(): void }) => (
  <CompanyFailure title={copy.title} message={copy.failed} onRetry={onRetry} />
);

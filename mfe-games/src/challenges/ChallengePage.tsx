import type { ReactNode } from 'react';
import { Link, useTitle } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { SocialFailure, SocialPage } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';

/** A page of challenges other than the board that is played. */
export function ChallengePage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return <SocialPage title={title}>{children}</SocialPage>;
}

export const ChallengeFailure = ({ onRetry }: { onRetry(): void }) => (
  <SocialFailure title={copy.title} message={copy.failed} onRetry={onRetry}>
    <ToPuzzles />
  </SocialFailure>
);

export const ToPuzzles = () => (
  <p>
    <Link to={HUB_PATH} className={buttonClass('quiet')}>
      {copy.play}
    </Link>
  </p>
);

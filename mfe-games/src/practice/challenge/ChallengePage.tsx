import type { ReactNode } from 'react';
import { Link, useTitle } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { CompanyFailure, CompanyPage } from '../../screen/CompanyPage';
import { HUB_PATH } from '../../screen/use-dashboard-path';
import { copy } from './copy';

/** A page of challenges other than the board that is played. */
export function ChallengePage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return <CompanyPage title={title}>{children}</CompanyPage>;
}

export const ChallengeFailure = ({ onRetry }: { onRetry(): void }) => (
  <CompanyFailure title={copy.title} message={copy.failed} onRetry={onRetry}>
    <ToPuzzles />
  </CompanyFailure>
);

export const ToPuzzles = () => (
  <p>
    <Link to={HUB_PATH} className={buttonClass('quiet')}>
      {copy.play}
    </Link>
  </p>
);

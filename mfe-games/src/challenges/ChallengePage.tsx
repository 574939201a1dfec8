import { GAMES, type GridChallenge, type RoundChallenge } from '@ninefold/contracts';
import { Link, usePlatform, useTitle } from '@ninefold/platform';
import { buttonClass, type Elements } from '@ninefold/ui';
import { Name, ReportName } from '@ninefold/web/social';
import { SocialFailure, SocialPage } from '../screen/SocialPage';
import { HUB_PATH } from '../screen/paths';
import { copy } from './copy';
import { useReportChallenger } from './use-challenge';

/** A challenge page without a running game. */
export function ChallengePage({ title, children }: { title: string; children: Elements }) {
  useTitle(title);
  return <SocialPage title={title}>{children}</SocialPage>;
}

interface InvitedPageProps {
  code: string;
  challenge: GridChallenge | RoundChallenge;
  children: Elements;
}

/** What a link opens before the start: who challenges, if they show it, to what. */
export function InvitedPage({
  code,
  challenge: { game_type, challenged_by: by },
  children,
}: InvitedPageProps) {
  const { auth } = usePlatform();
  const report = useReportChallenger(code);
  const { title: game } = GAMES[game_type];
  const title = copy.invited(game);
  useTitle(title);
  if (by === null) return <SocialPage title={title}>{children}</SocialPage>;
  return (
    <SocialPage
      title={
        <>
          <Name>{by}</Name>
          <span>{copy.invitedBy(game)}</span>
        </>
      }
    >
      {children}
      {auth.status === 'in' && (
        <div>
          <ReportName label={copy.report(by)} name={by} act={report} />
        </div>
      )}
    </SocialPage>
  );
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

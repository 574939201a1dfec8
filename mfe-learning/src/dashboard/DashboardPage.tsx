import { DEFAULT_FIRST_NAME, type DashboardSummary } from '@ninefold/contracts';
import { callRpc, dashboardSummaryCall } from '@ninefold/contracts/rpc';
import { Navigate, usePlatform, useSearchParams, type SavedResult } from '@ninefold/platform';
import { Alert, Button, Spinner } from '@ninefold/ui';
import { NameInText } from '@ninefold/web/social';
import type { Caller } from '../sessions/calls';
import { useServerFigures } from '../sessions/use-server-figures';
import { copy } from './copy';
import styles from './DashboardPage.module.css';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Overview } from './overview/Overview';
import { SignedOut } from './SignedOut';
import { Assigned } from './today/Assigned';
import { Today } from './today/Today';

/** Former tabs of this page. */
const MOVED: Readonly<Record<string, string>> = {
  learn: '/learn',
  games: '/puzzle-games',
  progress: '/progress',
};

/** `/dashboard`, and `/` when signed in: Today. */
export default function DashboardPage() {
  const { auth } = usePlatform();
  const [query] = useSearchParams();
  const moved = MOVED[query.get('tab') ?? ''];
  if (moved) return <Navigate to={moved} replace />;
  if (auth.status === 'loading') return <Spinner label={copy.loading} />;
  if (auth.status === 'out') return <SignedOut />;
  const { firstName } = auth.profile;
  return <Dashboard userId={auth.user.id} name={firstName === DEFAULT_FIRST_NAME ? null : firstName} />;
}

function Dashboard({ userId, name }: { userId: string; name: string | null }) {
  const { data, isFetching, refetch } = useServerFigures(['dashboard', userId], readSummary, {
    dependsOn: isOnToday,
  });

  if (!data && isFetching) return <DashboardSkeleton />;
  if (!data) return <Failed onRetry={() => void refetch()} />;

  return (
    <div className={styles['page']}>
      <header>
        <p className={styles['day']}>{copy.dashboard.day(data.day_key)}</p>
        <h1 className={styles['greeting']}>
          {name ? <NameInText words={copy.dashboard.greetingTo} name={name} /> : copy.dashboard.greeting}
        </h1>
      </header>
      <Today summary={data} userId={userId} />
      <Assigned summary={data} />
      <Overview summary={data} userId={userId} />
    </div>
  );
}

/** Practice puzzles are in none of its figures. */
const isOnToday = ({ kind }: SavedResult) => kind !== 'practice';

async function readSummary({ client, reportError }: Caller): Promise<DashboardSummary> {
  const report = (unknown: Error) => reportError(unknown, 'learning: unknown in dashboard');
  return callRpc(client, dashboardSummaryCall, {}, { report });
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles['page']}>
      <h1>{copy.dashboard.label}</h1>
      <Alert tone="error">{copy.dashboard.failed}</Alert>
      <div>
        <Button onClick={onRetry}>{copy.dashboard.tryAgain}</Button>
      </div>
    </div>
  );
}

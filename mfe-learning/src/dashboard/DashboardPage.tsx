import { lazy, Suspense, type ReactNode } from 'react';
import {
  DashboardSummarySchema,
  DEFAULT_FIRST_NAME,
  readKnown,
  type DashboardSummary,
} from '@ninefold/contracts';
import { usePlatform, useSearchParams } from '@ninefold/platform';
import { Alert, Button, Spinner, Tabs, Skeleton, VisuallyHidden } from '@ninefold/ui';
import type { Caller } from '../sessions/calls';
import { useServerFigures } from '../sessions/use-server-figures';
import { copy } from './copy';
import styles from './DashboardPage.module.css';
import { DashboardSkeleton } from './DashboardSkeleton';
import { Games } from './games/Games';
import { Overview } from './overview/Overview';
import { SignedOut } from './SignedOut';

const LearnTab = lazy(() => import('./learn/LearnTab'));
const Progress = lazy(() => import('../progress/Progress'));

/** `/dashboard`, and `/` for a signed-in person. */
export default function DashboardPage() {
  const { auth } = usePlatform();
  if (auth.status === 'loading') return <Spinner label={copy.loading} />;
  if (auth.status === 'out') return <SignedOut />;
  const { firstName } = auth.profile;
  return <Dashboard userId={auth.user.id} name={firstName === DEFAULT_FIRST_NAME ? null : firstName} />;
}

function Dashboard({ userId, name }: { userId: string; name: string | null }) {
  const [query, setQuery] = useSearchParams();
  const { data, isFetching, refetch } = useServerFigures(['dashboard', userId], readSummary);

  if (!data && isFetching) return <DashboardSkeleton />;
  if (!data) return <Failed onRetry={() => void refetch()} />;

  const learn = (
    <LazyTab height="11rem">
      <LearnTab userId={userId} />
    </LazyTab>
  );
  const progress = (
    <LazyTab height="14rem">
      <Progress userId={userId} />
    </LazyTab>
  );
  const tabs = [
    {
      id: 'overview',
      label: copy.dashboard.tabs.overview,
      panel: <Overview summary={data} userId={userId} />,
    },
    { id: 'learn', label: copy.dashboard.tabs.learn, panel: learn },
    { id: 'games', label: copy.dashboard.tabs.games, panel: <Games summary={data} /> },
    { id: 'progress', label: copy.dashboard.tabs.progress, panel: progress },
  ];
  return (
    <div className={styles['page']}>
      <header>
        <p className={styles['day']}>{copy.dashboard.day(data.day_key)}</p>
        <h1 className={styles['greeting']}>{copy.dashboard.greeting(name)}</h1>
      </header>
      <Tabs
        label={copy.dashboard.label}
        tabs={tabs}
        selected={query.get('tab') ?? 'overview'}
        onSelect={(tab) => setQuery(tab === 'overview' ? {} : { tab }, { replace: true })}
      />
    </div>
  );
}

async function readSummary({ client, reportError }: Caller): Promise<DashboardSummary> {
  const { data, error } = await client.rpc('dashboard_summary');
  if (error) throw new Error(error.message, { cause: error });
  return readKnown(DashboardSummarySchema, data, (unknown) =>
    reportError(unknown, 'learning: unknown in dashboard'),
  );
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

/** A tab whose code is no part of the dashboard's first screen. `height`: of what comes first in it. */
function LazyTab({ height, children }: { height: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={height} radius="var(--radius-large)" />
        </>
      }
    >
      {children}
    </Suspense>
  );
}

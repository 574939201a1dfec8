import type { ProgressReport } from '@ninefold/contracts';
import { callRpc, isLimit, progressReportCall } from '@ninefold/contracts/rpc';
import { Alert, Button, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { StreakCalendar } from './calendar/StreakCalendar';
import { Comparison } from './Comparison';
import { copy } from './copy';
import { OverTime } from './days/OverTime';
import { ExportProgress } from './export/ExportProgress';
import { Facts } from './facts/Facts';
import { FirstDay } from './FirstDay';
import { GameTimes } from './games/GameTimes';
import styles from './Progress.module.css';
import { SkillLevels } from './skills/SkillLevels';
import type { Caller } from '../sessions/calls';
import { useSessionOutbox } from '../sessions/session-outbox';
import { useServerFigures } from '../sessions/use-server-figures';

/** Loaded on demand. */
export default function Progress({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useProgressReport(userId);
  if (data) return <Report report={data} />;
  if (isFetching) {
    return (
      <div className={styles['progress']}>
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height="14rem" radius="var(--radius-large)" />
        <Skeleton height="16rem" radius="var(--radius-large)" />
        <Skeleton height="16rem" radius="var(--radius-large)" />
      </div>
    );
  }
  return (
    <div className={styles['progress']}>
      <Alert tone="error">{isLimit(error) ? copy.later : copy.failed}</Alert>
      <div>
        <Button onClick={() => void refetch()}>{copy.tryAgain}</Button>
      </div>
    </div>
  );
}

function Report({ report }: { report: ProgressReport }) {
  const { days, games, skills, from_day } = report;
  if (days.length + games.length + skills.length === 0) return <FirstDay />;
  return (
    <div className={styles['progress']}>
      <p className={styles['soft']}>{from_day === null ? copy.shown.all : copy.shown.free(from_day)}</p>
      <Comparison report={report} />
      <div className={styles['pair']}>
        <StreakCalendar report={report} />
        <OverTime report={report} />
      </div>
      <SkillLevels report={report} />
      <GameTimes report={report} />
      <Facts report={report} />
      <ExportProgress />
    </div>
  );
}

const useProgressReport = (userId: string) =>
  useServerFigures(['progress', userId], readReport, {
    dependsOn: () => true,
    outbox: useSessionOutbox(userId),
  });

async function readReport({ client, reportError }: Caller): Promise<ProgressReport> {
  const report = (unknown: Error) => reportError(unknown, 'learning: unknown in progress');
  return callRpc(client, progressReportCall, {}, { report });
}

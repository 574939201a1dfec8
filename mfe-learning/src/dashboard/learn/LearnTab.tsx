import type { LearningState } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Alert, Button, ProgressBar, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { PATHS } from '../../mastery/paths';
import { countProficient } from '../../mastery/standing';
import { NextStepCard } from '../../next-step/NextStepCard';
import { useLearningState } from '../../sessions/use-learning-state';
import { copy } from '../copy';
import styles from './LearnTab.module.css';

export { DueReview } from './DueReview';

const words = copy.learn;

/** The next step, and the three paths in short. Its code comes when the tab is opened. */
export default function LearnTab({ userId }: { userId: string }) {
  const { data, isFetching, refetch } = useLearningState(userId);
  if (!data && isFetching) {
    return (
      <div className={styles['learn']}>
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height="11rem" radius="var(--radius-large)" />
        <Skeleton height="9rem" radius="var(--radius-large)" />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles['learn']}>
        <Alert tone="error">{words.failed}</Alert>
        <div>
          <Button onClick={() => void refetch()}>{copy.dashboard.tryAgain}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['learn']}>
      <NextStepCard state={data} />
      <ul className={styles['paths']}>
        {PATHS.map((path) => (
          <PathInShort key={path.id} path={path} state={data} />
        ))}
      </ul>
      <Link to="/learn" className={styles['all']}>
        {words.all}
      </Link>
    </div>
  );
}

function PathInShort({ path, state }: { path: (typeof PATHS)[number]; state: LearningState }) {
  const { title, lead, levels, skills } = path;
  const reached = countProficient(state, skills);
  const count = words.proficient(reached, skills.length);
  return (
    <li className={styles['path']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['soft']}>{words.levels(levels)}</p>
      <p>{lead}</p>
      <div className={styles['progress']}>
        <ProgressBar label={title} value={reached} max={skills.length} valueText={count} />
        <p className={styles['soft']}>{count}</p>
      </div>
    </li>
  );
}

import { Link } from '@ninefold/platform';
import type { QuestionKind } from 'shared-puzzle-engine';
import { lessonTitles, lessonPath } from './lessons';
import styles from './LessonLink.module.css';

export function LessonLink({ kind }: { kind: QuestionKind }) {
  return (
    <Link to={lessonPath(kind)} className={styles['lesson']}>
      {lessonTitles[kind]}
    </Link>
  );
}

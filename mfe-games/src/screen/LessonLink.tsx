import { Link } from '@ninefold/platform';
import type { QuestionKind } from 'shared-puzzle-engine';
import { lessonTitles, lessonPath } from './lessons';
import styles from './LessonLink.module.css';

/** A quiet way to the lesson about a kind of question. */
export function LessonLink({ kind }: { kind: QuestionKind }) {
  return (
    <Link to={lessonPath(kind)} className={styles['lesson']}>
      {lessonTitles[kind]}
    </Link>
  );
}

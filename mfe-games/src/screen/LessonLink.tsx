import { Link } from '@ninefold/platform';
import type { QuestionKind } from 'shared-puzzle-engine';
import { lessonTitles } from './lesson-copy';
import styles from './LessonLink.module.css';
import { lessonPath } from './lesson-path';

/** A quiet way to the lesson about a kind of question. */
export function LessonLink({ kind }: { kind: QuestionKind }) {
  return (
    <Link to={lessonPath(kind)} className={styles['lesson']}>
      {lessonTitles[kind]}
    </Link>
  );
}

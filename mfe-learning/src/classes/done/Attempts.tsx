import type { AssignmentAttempt, AssignmentResult } from '@ninefold/contracts';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './Done.module.css';
import { hasEndedEarly } from './progress';

const words = copy.attempts;

interface AttemptsProps {
  title: string;
  result: AssignmentResult;
}

/** The latest finished sessions about an assigned skill, newest first, closed until somebody wants to see them. */
export function Attempts({ title, result }: AttemptsProps) {
  const { attempts } = result;
  if (attempts.length === 0) return null;
  return (
    <details>
      <summary className={styles['summary']}>
        <span>{words.show(attempts.length, result)}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </summary>
      <table className={styles['attempts']}>
        <caption>
          <VisuallyHidden>{words.caption(title)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.right}</th>
            <th scope="col">{words.help}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt, index) => (
            // Two sessions of a day can be equal.
            <tr key={index}>
              <th scope="row">{words.day(attempt.on)}</th>
              <td>{words.score(attempt)}</td>
              <td>
                <span>{helpIn(attempt)}</span>
                {notesOn(attempt).map((note) => (
                  <span key={note} className={styles['note']}>
                    {note}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** "2 second attempts, 1 lesson". Every helped exercise is in one of the counts. */
function helpIn({ helped, retries, examples, lessons }: AssignmentAttempt): string {
  const counts = { retries, examples, lessons, hints: Math.max(0, helped - retries - examples - lessons) };
  const kinds = Object.entries(words.kinds) as [keyof typeof counts, (number: number) => string][];
  const named = kinds.filter(([kind]) => counts[kind] > 0).map(([kind, name]) => name(counts[kind]));
  return named.join(', ') || words.none;
}

function notesOn(attempt: AssignmentAttempt): string[] {
  return [
    ...(attempt.mixed ? [words.mixed] : []),
    ...(hasEndedEarly(attempt) ? [words.endedWithLesson] : []),
    ...(attempt.proficient ? [words.proficient] : []),
  ];
}

import { techniquePath } from '@ninefold/web/hints';
import { Link, useTitle } from '@ninefold/platform';
import { REASON_KINDS, type ReasonKind } from 'shared-puzzle-engine';
import { Badge } from '@ninefold/ui';
import { useLearner } from '../sessions/use-learner';
import { PageHead } from '../screen/PageHead';
import { Screen } from '../screen/Screen';
import { copy } from './copy';
import styles from './TechniqueBook.module.css';
import { useStoredHints } from './use-stored-hints';

/** `/learn/techniques`: the techniques, easiest first, with those the player took hints for. */
export default function TechniqueList() {
  useTitle(copy.title);
  const hints = useStoredHints(useLearner());
  const hintsOf = (kind: ReasonKind) => hints.filter((hint) => hint.kind === kind).length;
  return (
    <Screen>
      <PageHead title={copy.title} back={{ to: '/learn', text: copy.backToLearn }}>
        <p className={styles['soft']}>{copy.lead}</p>
      </PageHead>
      <ol className={styles['list']}>
        {REASON_KINDS.map((kind, index) => (
          <li key={kind}>
            <Link to={techniquePath(kind)} className={styles['entry']}>
              <span aria-hidden translate="no" className={styles['number']}>
                {index + 1}
              </span>
              <span>
                <strong className={styles['name']}>{copy.techniques[kind].title}</strong>
                <span className={styles['soft']}>{copy.techniques[kind].lead}</span>
                {hintsOf(kind) > 0 && (
                  <span className={styles['own']}>
                    <Badge tone="accent">{copy.own.count(hintsOf(kind))}</Badge>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Screen>
  );
}

import type { SkillProgress } from '@ninefold/contracts';
import { reasonsFor } from '@ninefold/learning';
import { copy } from './copy';
import styles from './MasteryRule.module.css';

const words = copy.rule;

/** Why a skill has its level, and what the next one takes. */
export function MasteryRule({ progress }: { progress: SkillProgress | undefined }) {
  return <span className={styles['rule']}>{ruleWords(progress)}</span>;
}

export function ruleWords(progress: SkillProgress | undefined): string {
  if (!progress) return words.notStarted;
  const { right, results, missing, isForgotten, isTested } = reasonsFor(progress);
  if (isForgotten) return words.forgotten;
  if (!missing) return words.masteredBy;
  const known = isTested ? words.tested : results === 0 ? words.easyOnly : words.results(right, results);
  const lacks = [
    ...(missing.right > 0 ? [words.right(missing.right)] : []),
    ...(missing.hard > 0 ? [words.hard(missing.hard)] : []),
    ...(missing.kinds > 0 && right > 0 ? [words.kinds] : []),
  ];
  // What familiar takes is one number, which its rule already says.
  const showsLacks = missing.level === 'proficient' && lacks.length > 0;
  return [known, words[missing.level], ...(showsLacks ? [words.missing(lacks)] : [])].join(' ');
}

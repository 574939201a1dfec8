import type { SkillProgress } from '@ninefold/contracts';
import { reasonsFor, type LevelReasons } from '@ninefold/learning';
import { copy } from './copy';
import styles from './MasteryRule.module.css';

const words = copy.rule;
type Missing = NonNullable<LevelReasons['missing']>;

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
  return [known, words[missing.level], lackWords(missing)].join(' ').trim();
}

function lackWords({ level, right, hard, kinds }: Missing): string {
  if (level === 'mastered') return hard > 0 ? words.hardInRow(hard) : words.laterDay;
  if (right === 0) return '';
  return words.missing(words.right(right, hard) + (kinds > 0 ? words.kinds(right) : ''));
}

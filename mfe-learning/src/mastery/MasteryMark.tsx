import { MASTERY_LEVELS, type MasteryLevel } from '@ninefold/learning';
import { copy } from './copy';
import styles from './MasteryMark.module.css';

/** Decorative: one filled cell per level, and a turned corner for the last one. The words are next to it. */
export function MasteryMark({ level }: { level: MasteryLevel | null }) {
  const filled = level === null ? 0 : MASTERY_LEVELS.indexOf(level) + 1;
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={styles['mark']} data-level={level ?? 'none'}>
      {MASTERY_LEVELS.map((name, index) => (
        <path
          key={name}
          d={name === 'mastered' ? 'M13 13h9v5l-4 4h-5z' : 'M0 0h9v9h-9z'}
          transform={
            name === 'mastered' ? undefined : `translate(${2 + (index % 2) * 11} ${2 + (index >> 1) * 11})`
          }
          className={index < filled ? styles['filled'] : styles['empty']}
        />
      ))}
      {level === 'mastered' && <path d="M22 18h-4v4z" className={styles['fold']} />}
    </svg>
  );
}

export const masteryWords = (level: MasteryLevel | null): string => copy.levels[level ?? 'none'];

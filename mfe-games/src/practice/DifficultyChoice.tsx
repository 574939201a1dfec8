import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { GRID_RULES, type Difficulty, type GridPuzzle } from 'shared-puzzle-engine';
import { GRID_COPY } from '../grid/copy';
import { PRACTICE_COPY } from './copy';
import { DIFFICULTIES } from './config';
import styles from './DifficultyChoice.module.css';

export interface DifficultyChoiceProps {
  /** The one at hand. */
  puzzle: GridPuzzle;
  /** Of the next one. */
  difficulty: Difficulty;
  onChoose(difficulty: Difficulty): void;
}

/**
 * How hard the puzzle at hand is, and the next one where that is another. The device's own list lies unseen over the
 * words, large enough for a thumb.
 */
export function DifficultyChoice({ puzzle, difficulty, onChoose }: DifficultyChoiceProps) {
  const { givens } = GRID_RULES[puzzle.game];
  const words = (level: Difficulty) => PRACTICE_COPY.level(level, givens[level]);
  const given = puzzle.givens.filter(Boolean).length;
  const atHand = DIFFICULTIES.find((level) => givens[level] === given) ?? difficulty;
  const isOther = atHand !== difficulty;
  const atHandId = useId();
  return (
    <div className={styles['choice']}>
      <span aria-hidden className={styles['words']} data-two={isOther || undefined}>
        <span className={styles['mode']}>{GRID_COPY.practiceTitle} ·</span>
        <span>{isOther ? PRACTICE_COPY.levelName(atHand) : words(atHand)}</span>
        {isOther && <span>· {PRACTICE_COPY.next(difficulty)}</span>}
        <ChevronDown size={14} />
      </span>
      <span id={atHandId} hidden>
        {PRACTICE_COPY.atHand(atHand)}
      </span>
      <select
        aria-label={PRACTICE_COPY.difficulty}
        aria-describedby={isOther ? atHandId : undefined}
        className={styles['select']}
        value={difficulty}
        onChange={({ target }) => {
          const chosen = DIFFICULTIES.find((level) => level === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {DIFFICULTIES.map((level) => (
          <option key={level} value={level}>
            {words(level)}
          </option>
        ))}
      </select>
    </div>
  );
}

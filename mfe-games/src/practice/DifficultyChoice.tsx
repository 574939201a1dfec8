import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { GRID_RULES, type PuzzleDifficulty, type GridPuzzle } from 'shared-puzzle-engine';
import { copy } from './copy';
import { DIFFICULTIES } from './difficulty';
import styles from './DifficultyChoice.module.css';

export interface DifficultyChoiceProps {
  /** The present one. */
  puzzle: GridPuzzle;
  /** Of the next one. */
  difficulty: PuzzleDifficulty;
  onChoose(difficulty: PuzzleDifficulty): void;
}

/**
 * How hard this puzzle is, and the next one if that is different. The device's own list lies invisible over the words,
 * large enough for a thumb.
 */
export function DifficultyChoice({ puzzle, difficulty, onChoose }: DifficultyChoiceProps) {
  const { givens } = GRID_RULES[puzzle.game];
  const words = (level: PuzzleDifficulty) => copy.level(level, givens[level]);
  const given = puzzle.givens.filter(Boolean).length;
  const atHand = DIFFICULTIES.find((level) => givens[level] === given) ?? difficulty;
  const isOther = atHand !== difficulty;
  const atHandId = useId();
  return (
    <div className={styles['choice']}>
      <span aria-hidden className={styles['words']} data-two={isOther || undefined}>
        <span className={styles['mode']}>{copy.title} ·</span>
        <span>{isOther ? copy.levelName(atHand) : words(atHand)}</span>
        {isOther && <span>· {copy.next(difficulty)}</span>}
        <ChevronDown size={14} />
      </span>
      <span id={atHandId} hidden>
        {copy.atHand(atHand)}
      </span>
      <select
        aria-label={copy.difficulty}
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

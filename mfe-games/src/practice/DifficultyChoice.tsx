import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { GRID_RULES, type PuzzleDifficulty, type GridPuzzle } from 'shared-puzzle-engine';
import { copy } from './copy';
import { DIFFICULTIES } from './difficulty';
import styles from './DifficultyChoice.module.css';

export interface DifficultyChoiceProps {
  /** The current puzzle. */
  puzzle: GridPuzzle;
  /** Difficulty of the next puzzle. */
  difficulty: PuzzleDifficulty;
  onChoose(difficulty: PuzzleDifficulty): void;
}

/**
 * The difficulty of this puzzle, and of the next one if it differs. A native select covers the text invisibly,
 * so it is large enough to tap.
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
        {isOther && <span>{`· ${copy.next(difficulty)}`}</span>}
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

import { ChevronDown } from 'lucide-react';
import type { GridGame } from 'shared-contracts';
import { GRID_RULES, type Difficulty } from 'shared-puzzle-engine';
import { GRID_COPY } from '../copy';
import { PRACTICE_COPY } from '../practice-copy';
import { DIFFICULTIES } from './config';
import styles from './DifficultyChoice.module.css';

export interface DifficultyChoiceProps {
  game: GridGame;
  difficulty: Difficulty;
  onChoose(difficulty: Difficulty): void;
}

/** How hard the next puzzle is. The device's own list lies unseen over the words, large enough for a thumb. */
export function DifficultyChoice({ game, difficulty, onChoose }: DifficultyChoiceProps) {
  const words = (level: Difficulty) => PRACTICE_COPY.level(level, GRID_RULES[game].givens[level]);
  return (
    <div className={styles['choice']}>
      <span aria-hidden className={styles['words']}>
        {GRID_COPY.practiceTitle} · {words(difficulty)}
        <ChevronDown size={14} />
      </span>
      <select
        aria-label={PRACTICE_COPY.difficulty}
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

import { Brush, Lightbulb, RefreshCw, RotateCcw, type LucideIcon } from 'lucide-react';
import { GRID_COPY, HINT_COPY } from '../copy';
import styles from './GameTools.module.css';
import type { Hints } from './use-hints';

export interface GameToolsProps {
  hints: Hints | null;
  canClear: boolean;
  onHint(): void;
  onClearPuzzle(): void;
  /** Absent where there is only one puzzle. */
  onNewPuzzle?: (() => void) | undefined;
  onScratchpad(): void;
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  disabled?: boolean;
  description?: string;
  onPress(): void;
}

function Tool({ Icon, label, disabled = false, description, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      disabled={disabled}
      title={description}
      onClick={onPress}
    >
      <Icon aria-hidden size={18} />
      {label}
    </button>
  );
}

/** What is needed now and then; what is pressed all the time stands above. */
export function GameTools({ hints, canClear, onNewPuzzle, ...on }: GameToolsProps) {
  return (
    <div className={styles['tools']}>
      {hints && (
        <Tool
          Icon={Lightbulb}
          label={GRID_COPY.getHint}
          description={HINT_COPY.left(hints.left)}
          disabled={!hints.canHint}
          onPress={on.onHint}
        />
      )}
      <Tool Icon={RotateCcw} label={GRID_COPY.clearPuzzle} disabled={!canClear} onPress={on.onClearPuzzle} />
      {onNewPuzzle && <Tool Icon={RefreshCw} label={GRID_COPY.newPuzzle} onPress={onNewPuzzle} />}
      <Tool Icon={Brush} label={GRID_COPY.scratchpad} onPress={on.onScratchpad} />
    </div>
  );
}

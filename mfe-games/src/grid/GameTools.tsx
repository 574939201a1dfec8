import { Brush, Lightbulb, RefreshCw, RotateCcw, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { copy } from './copy';
import styles from './GameTools.module.css';
import type { Hints } from './use-hints';

export interface GameToolsProps {
  hints: Hints | null;
  canClear: boolean;
  onHint(): void;
  onClearPuzzle(): void;
  /** Undefined if there is only one puzzle. */
  onNewPuzzle?: (() => void) | undefined;
  newPuzzleLabel?: string | undefined;
  onScratchpad(): void;
}

interface ToolProps {
  Icon: LucideIcon;
  label: string;
  disabled?: boolean;
  /** How often it can still be used, as a badge and in words. */
  left?: { readonly count: number; readonly words: string };
  onPress(): void;
}

function Tool({ Icon, label, disabled = false, left, onPress }: ToolProps) {
  const wordsId = useId();
  return (
    <button
      type="button"
      className={styles['tool']}
      disabled={disabled}
      aria-describedby={left && wordsId}
      title={left?.words}
      onClick={onPress}
    >
      <span aria-hidden className={styles['icon']}>
        <Icon size={18} />
        {left && (
          <span translate="no" className={styles['count']}>
            {left.count}
          </span>
        )}
        {/* Only referenced by id, so that the button's name stays the label. */}
        {left && (
          <span id={wordsId} hidden>
            {left.words}
          </span>
        )}
      </span>
      <span>{label}</span>
    </button>
  );
}

/** Rarely used tools. */
export function GameTools({
  hints,
  canClear,
  onNewPuzzle,
  newPuzzleLabel = copy.newPuzzle,
  ...on
}: GameToolsProps) {
  return (
    <div className={styles['tools']}>
      {hints && (
        <Tool
          Icon={Lightbulb}
          label={copy.getHint}
          left={{ count: hints.left, words: copy.hintsLeft(hints.left) }}
          disabled={!hints.canHint}
          onPress={on.onHint}
        />
      )}
      <Tool Icon={RotateCcw} label={copy.clearPuzzle} disabled={!canClear} onPress={on.onClearPuzzle} />
      {onNewPuzzle && <Tool Icon={RefreshCw} label={newPuzzleLabel} onPress={onNewPuzzle} />}
      <Tool Icon={Brush} label={copy.scratchpad} onPress={on.onScratchpad} />
    </div>
  );
}

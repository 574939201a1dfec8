import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from './copy';
import styles from './HintReason.module.css';

export interface HintReasonProps {
  /** null: nothing to say. */
  sentence: string | null;
  more: ReactNode;
  onClose(): void;
}

/** Why the last hint is so. It stays until it is closed: nothing may move while digits are pressed. */
export function HintReason({ sentence, more, onClose }: HintReasonProps) {
  const isOpen = sentence !== null;
  return (
    <div className={styles['place']} data-open={isOpen || undefined}>
      {/* Empty without a hint: then it takes no room. */}
      <p role="status">
        {isOpen && (
          <>
            {sentence} {more}
          </>
        )}
      </p>
      {isOpen && (
        <button type="button" className={styles['close']} aria-label={copy.closeHint} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GRID_COPY } from '../copy';
import styles from './HintReason.module.css';

const NEAREST = { block: 'nearest' } as const;
/** On a small phone there is no room for it without scrolling. The board that it speaks of goes first. */
function bringIntoView(reason: HTMLElement | null) {
  reason?.scrollIntoView?.(NEAREST);
  reason?.closest('section')?.querySelector('[role="grid"]')?.scrollIntoView?.(NEAREST);
}

export interface HintReasonProps {
  /** null: nothing to say. */
  sentence: string | null;
  onClose(): void;
}

/** Why the last hint is so. It goes when it is closed, or when the next digit is written. */
export function HintReason({ sentence, onClose }: HintReasonProps) {
  const isOpen = sentence !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence) bringIntoView(place.current);
  }, [sentence]);

  return (
    <div ref={place} className={styles['place']} data-open={isOpen || undefined}>
      <p role="status">{sentence}</p>
      {isOpen && (
        <button type="button" className={styles['close']} aria-label={GRID_COPY.closeHint} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}

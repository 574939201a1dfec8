import { Delete } from 'lucide-react';
import type { PointerEvent } from 'react';
import { copy } from './copy';
import styles from './DigitPad.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The field must keep the focus. */
const leaveFocus = (event: PointerEvent) => event.preventDefault();

/** Whether the device has a touch screen, on which the pad replaces the on-screen keyboard. */
export const hasTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A keypad. The style sheet shows it on touch screens. */
export function DigitPad({ onDigit, onDelete }: { onDigit(digit: number): void; onDelete(): void }) {
  return (
    <div role="group" aria-label={copy.digits} className={styles['pad']}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          translate="no"
          className={styles['key']}
          onPointerDown={leaveFocus}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={copy.deleteDigit}
        className={styles['key']}
        onPointerDown={leaveFocus}
        onClick={onDelete}
      >
        <Delete aria-hidden size={24} />
      </button>
    </div>
  );
}

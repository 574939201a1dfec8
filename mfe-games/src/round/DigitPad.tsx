import { Delete } from 'lucide-react';
import type { PointerEvent } from 'react';
import { copy } from './copy';
import styles from './DigitPad.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The field keeps the focus, and a screen reader its place. */
const leaveFocus = (event: PointerEvent) => event.preventDefault();

/** Whether the player touches the screen: then the pad takes the place of the device's own keyboard. */
export const hasTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Keys for a number, at the thumb. The style sheet shows them where the screen is touched. */
export function DigitPad({ onDigit, onDelete }: { onDigit(digit: number): void; onDelete(): void }) {
  return (
    <div role="group" aria-label={copy.digits} className={styles['pad']}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
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

import { Delete } from 'lucide-react';
import type { PointerEvent, RefObject } from 'react';
import { deleteIn, typeInto } from '@ninefold/web/type-into';
import { copy } from './copy';
import styles from './DigitPad.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The field must keep the focus. */
const leaveFocus = (event: PointerEvent) => event.preventDefault();

/** Whether the device has a touch screen, on which the pad replaces the on-screen keyboard. */
export const hasTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** A keypad that types into a field. The style sheet shows it on touch screens. */
export function DigitPad({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const write = (change: (input: HTMLInputElement) => void) => field.current && change(field.current);
  return (
    <div role="group" aria-label={copy.digits} className={styles['pad']}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          translate="no"
          className={styles['key']}
          onPointerDown={leaveFocus}
          onClick={() => write((input) => typeInto(input, String(digit)))}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label={copy.deleteDigit}
        className={styles['key']}
        onPointerDown={leaveFocus}
        onClick={() => write(deleteIn)}
      >
        <Delete aria-hidden size={24} />
      </button>
    </div>
  );
}

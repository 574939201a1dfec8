import type { RefObject } from 'react';
import { typeInto } from '@ninefold/web/type-into';
import { copy } from '../copy';
import styles from './SignKeys.module.css';

export type Sign = keyof typeof copy.answer.keyNames;

interface SignKeysProps {
  signs: readonly Sign[];
  /** Contains the fields. Signs go into the one with the focus. */
  fields: RefObject<HTMLElement | null>;
}

/** Keys for signs that number pads on touch screens lack. The field keeps the focus, so the pad stays open. */
export function SignKeys({ signs, fields }: SignKeysProps) {
  function insert(sign: Sign) {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    const input = inputs.find((field) => field === document.activeElement) ?? inputs[0];
    if (!input) return;
    input.focus();
    typeInto(input, sign);
  }

  return (
    <div role="group" aria-label={copy.answer.keys} className={styles['keys']}>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          translate="no"
          aria-label={copy.answer.keyNames[sign]}
          className={styles['key']}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

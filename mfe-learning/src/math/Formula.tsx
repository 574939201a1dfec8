import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@ninefold/ui';
import styles from './Formula.module.css';
import { formulaPieces } from './formula-pieces';

export interface FormulaProps {
  /** Our own AsciiMath, never user input. */
  math: string;
  /** Larger, on its own line. */
  block?: boolean;
  /** Punctuation after the formula, which must not start a line. */
  after?: string | undefined;
}

/** A formula as MathML. A long one can break before an operator. */
export function Formula({ math, block = false, after = '' }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const pieces = formulaPieces(math, block);
    const end = document.createElement('span');
    end.className = styles['end'] ?? '';
    end.append(...pieces.splice(-1), after);
    place.current?.replaceChildren(...pieces, end);
  }, [math, block, after]);
  return (
    <span ref={place} translate="no" className={classNames(styles['formula'], block && styles['block'])} />
  );
}

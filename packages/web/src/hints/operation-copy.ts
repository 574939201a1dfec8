import type { Operation } from 'shared-puzzle-engine';

interface OperationWords {
  /** Before the target of a line. */
  readonly sign: string;
  readonly noun: string;
  /** Between the digits of a line; without it they are listed. */
  readonly between?: string;
}

/** The words for each operation. A new operation needs an entry here and no other words. */
export const copy: Readonly<Record<Operation, OperationWords>> = {
  sum: { sign: 'Σ', noun: 'sum', between: ' + ' },
  product: { sign: '×', noun: 'product', between: ' × ' },
};

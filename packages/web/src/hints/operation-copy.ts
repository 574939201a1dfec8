import type { Operation } from 'shared-puzzle-engine';

interface OperationWords {
  /** Precedes the target of a line. */
  readonly sign: string;
  readonly noun: string;
  /** Joins the digits of a line; otherwise they are listed. */
  readonly between?: string;
}

/** Words per operation. A new operation needs only an entry here. */
export const copy: Readonly<Record<Operation, OperationWords>> = {
  sum: { sign: 'Σ', noun: 'sum', between: ' + ' },
  product: { sign: '×', noun: 'product', between: ' × ' },
};

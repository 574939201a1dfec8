import type { Operation } from 'shared-puzzle-engine';

interface OperationWords {
  readonly noun: string;
  /** Joins the digits of a line; otherwise they are listed. */
  readonly between?: string;
}

/** Words per operation. A new operation needs only an entry here. */
export const copy: Readonly<Record<Operation, OperationWords>> = {
  sum: { noun: 'sum', between: ' + ' },
  product: { noun: 'product', between: ' × ' },
};

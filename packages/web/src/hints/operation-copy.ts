import type { Operation } from 'shared-puzzle-engine';

interface OperationWords {
  readonly noun: string;
  /** Between the digits of a line; without it they are listed. */
  readonly between?: string;
}

/** The words for each operation. A new operation needs an entry here and no other words. */
export const copy: Readonly<Record<Operation, OperationWords>> = {
  sum: { noun: 'sum', between: ' + ' },
  product: { noun: 'product', between: ' × ' },
};

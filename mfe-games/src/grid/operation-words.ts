import type { Operation } from 'shared-puzzle-engine';

interface OperationWords {
  /** As in "sum 15". */
  readonly name: string;
  /** What stands beside a target. */
  readonly sign: string;
}

/** The words for each operation: a new operation adds an entry here. */
export const OPERATION_WORDS: Readonly<Record<Operation, OperationWords>> = {
  sum: { name: 'sum', sign: 'Σ' },
  product: { name: 'product', sign: '×' },
};

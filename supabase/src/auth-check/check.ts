import type { Stage } from './stage';

/** One requirement of an auth service. */
export interface Check {
  /** A sentence about behavior. */
  readonly name: string;
  /**
   * @returns which documented behavior was observed, where services may differ
   * @throws Mismatch
   */
  readonly run: (stage: Stage) => Promise<string | void>;
}

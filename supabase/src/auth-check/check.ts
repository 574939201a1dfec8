import type { Stage } from './stage';

/** One thing that an auth service must do. */
export interface Check {
  /** A sentence about behavior. */
  readonly name: string;
  /** @returns which of the documented behaviors was seen, where services may differ; @throws Mismatch */
  readonly run: (stage: Stage) => Promise<string | void>;
}

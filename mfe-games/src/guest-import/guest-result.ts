import type { Database } from 'shared-contracts';
import type { Owner } from '../device/daily-record';

/** A result as `import_guest_results` takes it. */
export type SentResult = Database['public']['Functions']['import_guest_results']['Args']['p_results'];

/** Something that a guest finished on this device, and what may become of it. */
export interface GuestResult {
  readonly id: string;
  readonly sent: SentResult;
  /** False once another tab has dealt with it. */
  isHere(): boolean;
  /** The account has it now. */
  moveTo(owner: Owner): void;
  /** The account has something in its place. */
  drop(): void;
  /** No account will ever take it. */
  refuse(): void;
}

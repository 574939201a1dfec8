import type { PartName } from '../settings/ports';

/** One process of the platform. */
export interface Part {
  readonly name: PartName;
  /** How it is called in a sentence. */
  readonly title: string;
  /** What node runs: options, the entry file, its arguments. */
  readonly command: readonly string[];
  /** Added to what every part inherits. */
  readonly environment: Readonly<Record<string, string>>;
  /** Answers 2xx once the part can do its work. */
  readonly healthUrl: string;
}

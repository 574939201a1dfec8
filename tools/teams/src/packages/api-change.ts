import { gte, inc } from 'semver';

/** The public types that a version of a package has. */
export interface ApiReport {
  readonly version: string;
  /** Without comments. */
  readonly types: string;
}

export interface ApiChange {
  /** Removed or changed lines of the types, which can break the compilation of users. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The lowest version that may have the new types. */
  readonly least: string;
}

/** What changed since a report; undefined when the types are the same. */
export function apiChange(report: ApiReport, types: string): ApiChange | undefined {
  if (report.types === types) return undefined;
  const before = report.types.split('\n');
  const after = types.split('\n');
  const added = without(after, before);
  const removed = without(before, after);
  const kind = removed.length > 0 ? 'major' : 'minor';
  return { removed, added, least: inc(report.version, kind) ?? report.version };
}

/** Whether a package of this version may have the change. */
export const isAllowed = ({ least }: ApiChange, version: string): boolean => gte(version, least);

/** Lines of the first list that are missing in the second, with multiplicity. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0 && line.trim() !== '';
  });
}

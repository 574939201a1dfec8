import { Failure } from '../failure';
import type { Variables } from './variables';

/**
 * Variables that mean something only together: all of them, or undefined when none is set.
 * @throws Failure that names what is missing when only some are set
 */
export function wholeGroup<Name extends keyof Variables>(
  variables: Variables,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0) return undefined;
  const missing = names.filter((name) => !variables[name]);
  if (missing.length > 0) {
    throw new Failure(`${set.join(' and ')} also needs ${missing.join(' and ')}: set all of them, or none.`);
  }
  return Object.fromEntries(names.map((name) => [name, variables[name]])) as Record<Name, string>;
}

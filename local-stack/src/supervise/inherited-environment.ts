import { SECRET_VARIABLES } from '../settings/variables';

const SECRETS: ReadonlySet<string> = new Set(SECRET_VARIABLES);

/** The environment without the secrets, which only the parts that need them are given. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.has(name)));
}

import type { Deployment } from '../deploy/deploy-site';
import type { Say } from './say';

export interface BuildContext {
  /** For builds that are nobody else's. */
  readonly buildsFolder: string;
  readonly signal: AbortSignal;
  readonly say: Say;
}

/** What `npm start` and `npm run dev` do differently. */
export interface Mode {
  /** Resolves when everything is built and can be served. @throws Failure when a build fails */
  buildAndDeploy(deployment: Deployment, context: BuildContext): Promise<void>;
  /** Options of the static servers. */
  readonly serveOptions: readonly string[];
  /** What node runs as the payments service. */
  readonly paymentsCommand: readonly string[];
}

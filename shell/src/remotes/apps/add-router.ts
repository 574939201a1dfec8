import platformPackage from '@ninefold/platform/package.json';
import * as router from '@ninefold/platform/router';
import type { ShareScope } from '../container';
import { shared } from '../share-scope';

/** Adds all of the router, under each of its names. The platform itself has the part that our remotes use. */
export function addRouter(scope: ShareScope): ShareScope {
  const { version, dependencies } = platformPackage;
  const library = shared(router, dependencies['react-router-dom']);
  return {
    ...scope,
    '@ninefold/platform/router': shared(router, version),
    'react-router-dom': library,
    'react-router': library,
  };
}

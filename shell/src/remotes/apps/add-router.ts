import platformPackage from '@ninefold/platform/package.json';
import * as router from '@ninefold/platform/router';
import type { ShareScope } from '../container';
import { shared } from '../share-scope';

const ROUTER_VERSION = platformPackage.dependencies['react-router-dom'];

/** Adds all of the router, under each of its names. The platform itself has the part that our remotes use. */
export function addRouter(scope: ShareScope): ShareScope {
  const library = shared(router, ROUTER_VERSION);
  // A page has one router, whichever version of the platform a remote asks for.
  const versions = Object.keys(scope['@ninefold/platform'] ?? {}).map((version) => shared(router, version));
  return {
    ...scope,
    '@ninefold/platform/router': Object.assign({}, ...versions),
    'react-router-dom': library,
    'react-router': library,
  };
}

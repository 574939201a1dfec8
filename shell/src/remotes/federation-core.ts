/**
 * What a remote's entry uses of the core of the federation runtime: sharing. The bundler leaves the rest of the core out,
 * which loads remotes.
 */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/** Taken apart when an entry starts. They are for the tree shaking of shared modules, which our remotes do not use. */
export const helpers = { global: {}, share: {}, utils: {} };

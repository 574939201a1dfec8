/** What only remotes of other teams need, and what explains failures: a chunk that the first screen does not wait for. */
export { addRouter } from './add-router';
export { diagnose } from './diagnose';
export { loadApp } from './load-app';
export { scopeFor } from './scope-for';

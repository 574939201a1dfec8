export { abortWith } from './abort-with';
export { parseUrl } from './parse-url';
export { timeoutSignal } from './timeout-signal';

export { parseUrl } from './parse-url';
export { timeoutSignal } from './timeout-signal';

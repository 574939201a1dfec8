import { REFUSAL_CODES, REFUSALS, type RefusalHint, type RpcName } from './refusals';

/** Errors without a hint, which any call can meet. */
export const FAULT_CODES = [
  /** An argument that its type cannot read, such as a malformed id. */
  '22P02',
  /** A function that the caller's role may not execute. */
  '42501',
  /** A deadlock, and too many connections. */
  '40P01',
  '53300',
  /** A lock or a statement that took too long. */
  '55P03',
  '57014',
  /** A bug. */
  'XX000',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** PostgREST's description of an error that a database function raised. */
export interface RpcRefusal {
  readonly error: {
    readonly code: (typeof REFUSAL_CODES)[RefusalHint] | FaultCode;
    readonly hint: RefusalHint | null;
    /** Seconds to wait, if known. */
    readonly details?: string;
  };
}

/** The error that the database raises with a hint. */
export const refusal = (hint: RefusalHint, details?: string): RpcRefusal => ({
  error: { code: REFUSAL_CODES[hint], hint, ...(details !== undefined && { details }) },
});

export const fault = (code: FaultCode): RpcRefusal => ({ error: { code, hint: null } });

const isOneOf = (list: readonly string[], text: string) => list.includes(text);

/** Why the real function cannot raise an error; null if it can. */
export function impossibleRefusal(name: RpcName, { error: { code, hint } }: RpcRefusal): string | null {
  if (hint === null)
    return isOneOf(FAULT_CODES, code) ? null : `${name}() cannot raise ${code} without a hint.`;
  if (!isOneOf(REFUSALS[name], hint)) return `${name}() cannot raise ${hint}.`;
  return REFUSAL_CODES[hint] === code
    ? null
    : `${hint} is raised with ${REFUSAL_CODES[hint]}, not with ${code}.`;
}

/** PostgREST's HTTP status for an error of Postgres. */
export function postgrestStatus(code: string, { isSignedIn = true } = {}): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  if (code === '42501') return isSignedIn ? 403 : 401;
  if (code === '23503' || code === '23505') return 409;
  if (code === '42883') return 404;
  if (/^(08|53)/.test(code)) return 503;
  return /^(40|54|55|57|58|XX|P0(?!001))/.test(code) ? 500 : 400;
}

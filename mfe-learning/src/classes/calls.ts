import type { ClassByCode, StudentClass, ClassOverview, MyClasses } from '@ninefold/contracts';
import {
  callRpc,
  classOfCodeCall,
  classOfPupilCall,
  classOverviewCall,
  hintOf,
  joinClassCall,
  myClassesCall,
  renameInClassCall,
  reportClassInvitationCall,
  RpcError,
} from '@ninefold/contracts/rpc';
import { failureMessage, refusalOf } from '@ninefold/web/social';
import type { Caller } from '../sessions/calls';
import { copy, refusals } from './copy';

const tolerant = ({ reportError }: Caller) => ({
  report: (unknown: Error) => reportError(unknown, 'learning: unknown in a class'),
});

export async function readMyClasses(caller: Caller): Promise<MyClasses> {
  return callRpc(caller.client, myClassesCall, {}, tolerant(caller));
}

/** For its teacher. */
export async function readOverview(caller: Caller, p_class_id: string): Promise<ClassOverview> {
  return callRpc(caller.client, classOverviewCall, { p_class_id }, tolerant(caller));
}

/** For a pupil of it. */
export async function readOwn(caller: Caller, p_class_id: string): Promise<StudentClass> {
  return callRpc(caller.client, classOfPupilCall, { p_class_id }, tolerant(caller));
}

/** The page of an invitation. */
export const joinPath = (code: string) => `/classes/join/${code}`;

/** Counts as a try. */
export async function lookUpCode({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return callRpc(client, classOfCodeCall, { p_code });
}

export async function joinClass({ client }: Caller, p_code: string, p_name: string): Promise<ClassByCode> {
  return callRpc(client, joinClassCall, { p_code, p_name });
}

/** Reports the name that the page of an invitation shows; counts as a try too, and answers as one. */
export async function reportInvitation({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return callRpc(client, reportClassInvitationCall, { p_code });
}

/** Changes the name of the calling pupil. @throws {RpcError} also when the server responds that it did not take the name */
export async function renameInClass(client: Caller['client'], p_class_id: string, p_name: string) {
  const { status } = await callRpc(client, renameInClassCall, { p_class_id, p_name });
  if (status === 'renamed') return;
  throw new RpcError('refused', { message: status, hint: status === 'wait' ? 'too-many-names' : status });
}

/** What a person reads of a call that failed. */
export function failureOf(error: unknown): string {
  return refusalOf(refusals, error) ?? copy.failed;
}

/** What a write comes to: null, or in words why nothing was changed. */
export const written = (write: Promise<unknown>) => failureMessage(write, failureOf);

export const isNotYours = (error: unknown): boolean => hintOf(error) === 'not-your-class';

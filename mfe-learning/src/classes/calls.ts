import type {
  ClassByCode,
  StudentClass,
  ClassOverview,
  InvitationPreview,
  MyClasses,
} from '@ninefold/contracts';
import {
  callRpc,
  classOfCodeCall,
  classOfStudentCall,
  classOverviewCall,
  classPreviewCall,
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

/** For the teacher. */
export async function readOverview(caller: Caller, p_class_id: string): Promise<ClassOverview> {
  return callRpc(caller.client, classOverviewCall, { p_class_id }, tolerant(caller));
}

/** For a student. */
export async function readOwn(caller: Caller, p_class_id: string): Promise<StudentClass> {
  return callRpc(caller.client, classOfStudentCall, { p_class_id }, tolerant(caller));
}

/** For the invitation page. */
export const joinPath = (code: string) => `/classes/join/${code}`;

/** What a link says before sign-in; null if it says nothing, or if that is not known. */
export async function readPreview({ client }: Caller, p_secret: string): Promise<InvitationPreview> {
  return callRpc(client, classPreviewCall, { p_secret }).catch(() => null);
}

/** Counts as an attempt. */
export async function lookUpCode({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return callRpc(client, classOfCodeCall, { p_code });
}

export async function joinClass({ client }: Caller, p_code: string, p_name: string): Promise<ClassByCode> {
  return callRpc(client, joinClassCall, { p_code, p_name });
}

/** Reports the class name on an invitation page; counts as an attempt too. */
export async function reportInvitation({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return callRpc(client, reportClassInvitationCall, { p_code });
}

/** Renames the student. @throws {RpcError} even when the response says that the name was refused */
export async function renameInClass(client: Caller['client'], p_class_id: string, p_name: string) {
  const { status } = await callRpc(client, renameInClassCall, { p_class_id, p_name });
  if (status === 'renamed') return;
  throw new RpcError('refused', { message: status, hint: status === 'wait' ? 'too-many-names' : status });
}

/** The message for a failed call. */
export function failureOf(error: unknown): string {
  return refusalOf(refusals, error) ?? copy.failed;
}

/** @returns an error message, or null after success */
export const written = (write: Promise<unknown>) => failureMessage(write, failureOf);

export const isNotYours = (error: unknown): boolean => hintOf(error) === 'not-your-class';

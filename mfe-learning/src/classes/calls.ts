import {
  ClassByCodeSchema,
  StudentClassSchema,
  ClassOverviewSchema,
  MyClassesSchema,
  readKnown,
  type ClassByCode,
  type StudentClass,
  type ClassOverview,
  type MyClasses,
} from '@ninefold/contracts';
import * as v from 'valibot';
import { failureMessage, refusalOf } from '@ninefold/web/social';
import { checked, LearningError, type Caller } from '../sessions/calls';
import { copy, refusals } from './copy';

const reportUnknown =
  ({ reportError }: Caller) =>
  (unknown: Error) =>
    reportError(unknown, 'learning: unknown in a class');

export async function readMyClasses(caller: Caller): Promise<MyClasses> {
  return readKnown(MyClassesSchema, checked(await caller.client.rpc('my_classes')), reportUnknown(caller));
}

/** For its teacher. */
export async function readOverview(caller: Caller, p_class_id: string): Promise<ClassOverview> {
  const overview = checked(await caller.client.rpc('class_overview', { p_class_id }));
  return readKnown(ClassOverviewSchema, overview, reportUnknown(caller));
}

/** For a pupil of it. */
export async function readOwn(caller: Caller, p_class_id: string): Promise<StudentClass> {
  const own = checked(await caller.client.rpc('class_of_pupil', { p_class_id }));
  return readKnown(StudentClassSchema, own, reportUnknown(caller));
}

/** The page of an invitation. */
export const joinPath = (code: string) => `/classes/join/${code}`;

/** Counts as a try. */
export async function lookUpCode({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return v.parse(ClassByCodeSchema, checked(await client.rpc('class_of_code', { p_code })));
}

export async function joinClass({ client }: Caller, p_code: string, p_name: string): Promise<ClassByCode> {
  return v.parse(ClassByCodeSchema, checked(await client.rpc('join_class', { p_code, p_name })));
}

/** Reports the name that the page of an invitation shows; counts as a try too, and answers as one. */
export async function reportInvitation({ client }: Caller, p_code: string): Promise<ClassByCode> {
  return v.parse(ClassByCodeSchema, checked(await client.rpc('report_class_invitation', { p_code })));
}

/** A pupil's other name, as a call that failed where the server did not take it. */
export async function renameInClass(client: Caller['client'], p_class_id: string, p_name: string) {
  const { data, error } = await client.rpc('rename_in_class', { p_class_id, p_name });
  if (error || data.status === 'renamed') return { data, error };
  const hint = data.status === 'wait' ? 'too-many-names' : data.status;
  return { data, error: { message: data.status, hint } };
}

/** What a person reads of a call that failed. */
export function failureOf(error: unknown): string {
  return refusalOf(refusals, error) ?? copy.failed;
}

/** What a write comes to: null, or in words why nothing was changed. */
export const written = (write: Promise<unknown>) => failureMessage(write, failureOf);

export const isNotYours = (error: unknown): boolean =>
  error instanceof LearningError && error.hint === 'not-your-class';

import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import {
  ClassByCodeSchema,
  StudentClassSchema,
  ClassOverviewSchema,
  MyClassesSchema,
  type AssignmentKind,
  type ClassOverview,
  type DoneRule,
} from '@ninefold/contracts';
import type { Client } from '../program-client';
import { newPlayer, type Player } from './players';

export async function makeClass(teacher: Client, p_name = 'Class 7b'): Promise<string> {
  return (await teacher.rpc('create_class', { p_id: randomUUID(), p_name }).throwOnError()).data.id;
}

export async function overview(teacher: Client, p_class_id: string): Promise<ClassOverview> {
  return v.parse(
    ClassOverviewSchema,
    (await teacher.rpc('class_overview', { p_class_id }).throwOnError()).data,
  );
}

export async function ofStudent(student: Client, p_class_id: string) {
  return v.parse(
    StudentClassSchema,
    (await student.rpc('class_of_student', { p_class_id }).throwOnError()).data,
  );
}

export async function myClasses(client: Client) {
  return v.parse(MyClassesSchema, (await client.rpc('my_classes').throwOnError()).data);
}

export async function codeOf(teacher: Client, id: string): Promise<string> {
  return (await overview(teacher, id)).code ?? '';
}

export async function join(student: Client, p_code: string, p_name: string) {
  return v.parse(
    ClassByCodeSchema,
    (await student.rpc('join_class', { p_code, p_name }).throwOnError()).data,
  );
}

export async function lookUp(client: Client, p_code: string) {
  return v.parse(ClassByCodeSchema, (await client.rpc('class_of_code', { p_code }).throwOnError()).data);
}

export const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + 86_400_000 * days);

interface Rule {
  readonly p_done_when: DoneRule;
  readonly p_right_needed?: number;
}

export const assign = (
  teacher: Client,
  p_class_id: string,
  p_kind: AssignmentKind,
  p_what: string,
  days = 7,
  rule?: Rule,
) =>
  teacher
    .rpc('assign_to_class', { p_class_id, p_kind, p_what, p_due_on: dayIn(days), ...rule })
    .throwOnError();

/** A class with students of these names. */
export async function newClass(...names: readonly string[]) {
  const teacher = await newPlayer();
  const id = await makeClass(teacher.client);
  const code = await codeOf(teacher.client, id);
  const students: Player[] = [];
  for (const name of names) {
    const student = await newPlayer();
    await join(student.client, code, name);
    students.push(student);
  }
  return { teacher, id, code, students: students as [Player, ...Player[]] };
}

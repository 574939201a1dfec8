import * as v from 'valibot';
import {
  ASSIGNMENT_KINDS,
  ClassByCodeSchema,
  DONE_RULES,
  StudentClassSchema,
  ClassOverviewSchema,
  MyClassesSchema,
  RenamedInClassSchema,
} from '../classes';
import { InvitationPreviewSchema } from '../invitations';
import { NothingSchema } from './rpc-call';

const ofClass = v.object({ p_class_id: v.string() });
const ofCode = v.object({ p_code: v.string() });
const named = v.object({ p_class_id: v.string(), p_name: v.string() });

export const myClassesCall = { name: 'my_classes', args: v.object({}), response: MyClassesSchema } as const;

/** For the teacher of a class. */
export const classOverviewCall = {
  name: 'class_overview',
  args: ofClass,
  response: ClassOverviewSchema,
} as const;

/** For a student. */
export const classOfStudentCall = {
  name: 'class_of_student',
  args: ofClass,
  response: StudentClassSchema,
} as const;

/** Counts as an attempt. */
export const classOfCodeCall = { name: 'class_of_code', args: ofCode, response: ClassByCodeSchema } as const;

export const joinClassCall = {
  name: 'join_class',
  args: v.object({ p_code: v.string(), p_name: v.string() }),
  response: ClassByCodeSchema,
} as const;

/** Reports the class name on an invitation page. Counts as an attempt. */
export const reportClassInvitationCall = {
  name: 'report_class_invitation',
  args: ofCode,
  response: ClassByCodeSchema,
} as const;

/** Idempotent: the device generates the id. */
export const createClassCall = {
  name: 'create_class',
  args: v.object({ p_id: v.string(), p_name: v.string() }),
  response: v.object({ id: v.string() }),
} as const;

export const renameClassCall = { name: 'rename_class', args: named, response: NothingSchema } as const;

/** The caller's name in the class. */
export const renameInClassCall = {
  name: 'rename_in_class',
  args: named,
  response: RenamedInClassSchema,
} as const;

/** For guests. */
export const classPreviewCall = {
  name: 'class_preview',
  args: v.object({ p_secret: v.string() }),
  response: InvitationPreviewSchema,
} as const;

export const showClassPreviewCall = {
  name: 'show_class_preview',
  args: v.object({ p_class_id: v.string(), p_shown: v.boolean() }),
  response: NothingSchema,
} as const;

/** Replaces the code and keeps the link, or removes both so that nobody can join. */
export const renewClassCodeCall = {
  name: 'renew_class_code',
  args: v.object({ p_class_id: v.string(), p_open: v.boolean() }),
  response: v.object({ code: v.nullable(v.string()) }),
} as const;

export const deleteClassCall = { name: 'delete_class', args: ofClass, response: NothingSchema } as const;

export const leaveClassCall = { name: 'leave_class', args: ofClass, response: NothingSchema } as const;

export const removeStudentCall = {
  name: 'remove_student',
  args: v.object({ p_student_id: v.string() }),
  response: NothingSchema,
} as const;

/** Assigning the same again only changes when it is done, and needs no rule to change nothing. */
export const assignToClassCall = {
  name: 'assign_to_class',
  args: v.object({
    p_class_id: v.string(),
    p_kind: v.picklist(ASSIGNMENT_KINDS),
    p_what: v.string(),
    p_due_on: v.string(),
    p_done_when: v.optional(v.picklist(DONE_RULES)),
    /** For `right` only. */
    p_right_needed: v.optional(v.number()),
  }),
  response: NothingSchema,
} as const;

export const unassignCall = {
  name: 'unassign',
  args: v.object({ p_assignment_id: v.string() }),
  response: NothingSchema,
} as const;

export const reportNameInClassCall = {
  name: 'report_name_in_class',
  args: v.object({ p_kind: v.picklist(['class_name', 'student_name']), p_subject_id: v.string() }),
  response: NothingSchema,
} as const;

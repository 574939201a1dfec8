import * as v from 'valibot';
import { TodaySchema } from './day';
import { MASTERY_LEVELS } from './learning';

/** What one account may have; the database refuses more. */
export const CLASS_LIMITS = { classes: 20, pupils: 60, assignments: 200 } as const;

export const ASSIGNMENT_KINDS = ['skill', 'placement', 'technique', 'sheet'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** `begun`: something was done of it since it was assigned. */
export const WORK_STATES = ['open', 'begun', 'done'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** A wrong answer whose mistake has no label, in place of one. */
export const OTHER_MISTAKE = 'other';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ClassAssignmentSchema = v.object({
  id: v.string(),
  kind: v.picklist(ASSIGNMENT_KINDS),
  /** The name of a skill or a technique, the first level of a path, the day key of a sheet. */
  what: v.string(),
  due_on: v.string(),
  assigned_on: v.string(),
});
export type ClassAssignment = v.InferOutput<typeof ClassAssignmentSchema>;

/** How a pupil stands in one skill. Answers are counted since the joining, outside of placements. */
export const PupilSkillSchema = v.object({
  skill: v.string(),
  /** As it stands, also by what was done before the joining; null: never tried. */
  level: v.nullable(v.picklist(MASTERY_LEVELS)),
  answers: CountSchema,
  correct: CountSchema,
  /** Of the wrong answers, how many showed which known mistake: its label, or `OTHER_MISTAKE`. */
  mistakes: v.array(v.object({ mistake: v.string(), times: CountSchema })),
});
export type PupilSkill = v.InferOutput<typeof PupilSkillSchema>;

/** All that a teacher sees of a pupil, and a pupil of themselves: one database function makes it for both. */
export const ShownPupilSchema = v.object({
  /** Of the place in this class, not of the account. */
  id: v.string(),
  /** Chosen for this class. */
  name: v.string(),
  joined_on: v.string(),
  /** One for each assignment of the class, in their order. */
  work: v.array(v.picklist(WORK_STATES)),
  skills: v.array(PupilSkillSchema),
});
export type ShownPupil = v.InferOutput<typeof ShownPupilSchema>;

/** Response of `class_overview(p_class_id)`, for the teacher. */
export const ClassOverviewSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  /** null: nobody can join. */
  code: v.nullable(v.string()),
  /** Those that are due first, first. */
  assignments: v.array(ClassAssignmentSchema),
  pupils: v.array(ShownPupilSchema),
});
export type ClassOverview = v.InferOutput<typeof ClassOverviewSchema>;

/** Response of `class_of_pupil(p_class_id)`, for a pupil. */
export const ClassOfPupilSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  assignments: v.array(ClassAssignmentSchema),
  me: ShownPupilSchema,
});
export type ClassOfPupil = v.InferOutput<typeof ClassOfPupilSchema>;

/** Response of `my_classes()`. */
export const MyClassesSchema = v.object({
  ...TodaySchema.entries,
  teaching: v.array(v.object({ id: v.string(), name: v.string(), pupils: CountSchema })),
  attending: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      my_name: v.string(),
      /** Assignments that are not done, and not due before today. */
      to_do: CountSchema,
      next_due_on: v.nullable(v.string()),
    }),
  ),
});
export type MyClasses = v.InferOutput<typeof MyClassesSchema>;

/** What is assigned and can be done now, for Today: how much there is, and what is due first. */
export const AssignedNowSchema = v.object({
  open: CountSchema,
  next: v.array(
    v.object({
      class_id: v.string(),
      kind: v.picklist(ASSIGNMENT_KINDS),
      what: v.string(),
      due_on: v.string(),
      state: v.picklist(WORK_STATES),
    }),
  ),
});
export type AssignedNow = v.InferOutput<typeof AssignedNowSchema>;

/**
 * What a code leads to: `open` to the caller, or not, and why. `joined`: the caller is in the class; `own`: teaches it.
 * `too-many`: the caller is in as many classes as one may be; `wait`: too many codes were tried.
 */
export const ClassByCodeSchema = v.object({
  status: v.picklist(['open', 'joined', 'own', 'unknown', 'full', 'too-many', 'name-taken', 'wait']),
  name: v.nullable(v.string()),
  /** Of a class that the caller may open. */
  class_id: v.nullable(v.string()),
  wait_seconds: CountSchema,
});
/** Response of `class_of_code(p_code)`, `join_class(p_code, p_name)` and `report_class_invitation(p_code)`. */
export type ClassByCode = v.InferOutput<typeof ClassByCodeSchema>;

/** Response of `rename_in_class(p_class_id, p_name)`. `wait`: too many names were tried. */
export const RenamedInClassSchema = v.object({
  status: v.picklist(['renamed', 'name-taken', 'wait']),
  wait_seconds: CountSchema,
});
export type RenamedInClass = v.InferOutput<typeof RenamedInClassSchema>;

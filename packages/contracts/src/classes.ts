import * as v from 'valibot';
import { TodaySchema } from './day';
import { InvitationEntries } from './invitations';
import { MASTERY_LEVELS } from './learning';

/** Limits of the database: classes per account, students and assignments per class. */
export const CLASS_LIMITS = { classes: 20, students: 60, assignments: 200 } as const;

export const ASSIGNMENT_KINDS = ['skill', 'placement', 'technique', 'dailies'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** `started`: there is some progress since it was assigned. */
export const ASSIGNMENT_STATES = ['open', 'started', 'done'] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/**
 * What makes an assigned skill done: ten exercises in finished sessions about it, enough of the ten exercises of one
 * session right, or a finished session after which its label is Proficient or Mastered. Other kinds of assignments have
 * one rule each and are always `practiced`.
 */
export const DONE_RULES = ['practiced', 'right', 'proficient'] as const;
export type DoneRule = (typeof DONE_RULES)[number];

/** How many of ten exercises a teacher can ask for. */
export const RIGHT_NEEDED = { min: 6, max: 10, usual: 8, of: 10 } as const;

/** Replaces the label of an unknown mistake. */
export const OTHER_MISTAKE = 'other';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ClassAssignmentSchema = v.object({
  id: v.string(),
  kind: v.picklist(ASSIGNMENT_KINDS),
  /** A skill, a technique, the first level of a path for a placement, or a day key for dailies. */
  what: v.string(),
  due_on: v.string(),
  assigned_on: v.string(),
  done_when: v.optional(v.picklist(DONE_RULES), 'practiced'),
  /** For `right` only. */
  right_needed: v.optional(v.nullable(v.pipe(CountSchema, v.maxValue(RIGHT_NEEDED.of))), null),
});
export type ClassAssignment = v.InferOutput<typeof ClassAssignmentSchema>;

/** A finished session, as far as it was about the assigned skill. */
export const AssignmentAttemptSchema = v.object({
  /** The day on which the server received its last answer. */
  on: v.string(),
  /** A session of several skills. Only shown where it counts: the skill has to be proficient and was, afterwards. */
  mixed: v.boolean(),
  /** Of a session about the skill the first ten, otherwise those about the skill. */
  exercises: CountSchema,
  /** Right answers about the skill, without help. */
  correct: CountSchema,
  /** Exercises with any help: another attempt, a worked example, a lesson, or a hint. */
  helped: CountSchema,
  /** Of these: the most that was shown was another attempt. */
  retries: CountSchema,
  /** The most that was shown was a worked example. */
  examples: CountSchema,
  lessons: CountSchema,
  /** A whole session: ten exercises, or fewer if it ended after two lessons. */
  whole: v.boolean(),
  /** By its label at the end of the session. */
  proficient: v.boolean(),
});
export type AssignmentAttempt = v.InferOutput<typeof AssignmentAttemptSchema>;

/** What led to the state of an assignment. Work counts from when it was assigned and the student joined. */
export const AssignmentResultSchema = v.object({
  /** null: not done, or done before the attempts that are kept. For a placement or technique, the latest day. */
  done_on: v.nullable(v.string()),
  /** The most that were right in one session about the skill; null without one. */
  best: v.nullable(CountSchema),
  /** Of ten exercises, in all kept sessions about the skill. 0 unless a skill is assigned. */
  practiced: v.optional(CountSchema, 0),
  /** Kept ones that count. */
  sessions: v.optional(CountSchema, 0),
  /** Older ones may have been forgotten. */
  has_older: v.optional(v.boolean(), false),
  /** The latest five of them, newest first. */
  attempts: v.array(AssignmentAttemptSchema),
});
export type AssignmentResult = v.InferOutput<typeof AssignmentResultSchema>;

/** Answers are counted from the day of joining, without those of placements. */
export const StudentSkillSchema = v.object({
  skill: v.string(),
  /** Current mastery, including what was learned before joining; null: never tried. */
  level: v.nullable(v.picklist(MASTERY_LEVELS)),
  answers: CountSchema,
  correct: CountSchema,
  /** Wrong answers by known mistake: its label, or `OTHER_MISTAKE`. */
  mistakes: v.array(v.object({ mistake: v.string(), times: CountSchema })),
});
export type StudentSkill = v.InferOutput<typeof StudentSkillSchema>;

/** Everything a teacher sees about a student. Students get the same from the same database function. */
export const StudentProgressSchema = v.object({
  /** Of the membership in this class, not of the account. */
  id: v.string(),
  /** Chosen by the student for this class. */
  name: v.string(),
  joined_on: v.string(),
  /** One entry per assignment of the class, in the same order. */
  work: v.array(v.picklist(ASSIGNMENT_STATES)),
  /** In the same order; null if no session was finished and nothing is done. */
  results: v.optional(v.array(v.nullable(AssignmentResultSchema)), []),
  skills: v.array(StudentSkillSchema),
});
export type StudentProgress = v.InferOutput<typeof StudentProgressSchema>;

/** Response of `class_overview(p_class_id)`, for the teacher. */
export const ClassOverviewSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  ...InvitationEntries,
  /** By due date. */
  assignments: v.array(ClassAssignmentSchema),
  students: v.array(StudentProgressSchema),
});
export type ClassOverview = v.InferOutput<typeof ClassOverviewSchema>;

/** Response of `class_of_student(p_class_id)`, for a student. */
export const StudentClassSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  assignments: v.array(ClassAssignmentSchema),
  me: StudentProgressSchema,
});
export type StudentClass = v.InferOutput<typeof StudentClassSchema>;

/** Response of `my_classes()`. */
export const MyClassesSchema = v.object({
  ...TodaySchema.entries,
  teaching: v.array(v.object({ id: v.string(), name: v.string(), students: CountSchema })),
  attending: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      my_name: v.string(),
      /** Assignments that are neither done nor overdue. */
      to_do: CountSchema,
      next_due_on: v.nullable(v.string()),
    }),
  ),
});
export type MyClasses = v.InferOutput<typeof MyClassesSchema>;

/** For Today: how many assignments are open, and the ones due first. */
export const OpenAssignmentsSchema = v.object({
  open: CountSchema,
  next: v.array(
    v.object({
      class_id: v.string(),
      kind: v.picklist(ASSIGNMENT_KINDS),
      what: v.string(),
      due_on: v.string(),
      state: v.picklist(ASSIGNMENT_STATES),
    }),
  ),
});
export type OpenAssignments = v.InferOutput<typeof OpenAssignmentsSchema>;

/**
 * `open`: the caller can join; `joined`: is a member; `own`: is the teacher; `too-many`: is in too many classes;
 * `unknown`: also an expired code; `too-many-joins`: many people joined with this code today; `wait`: has tried too many
 * codes; `network-wait`: somebody in the caller's network has typed too many wrong codes.
 */
export const ClassByCodeSchema = v.object({
  status: v.picklist([
    ...['open', 'joined', 'own', 'unknown', 'full', 'too-many', 'name-taken'],
    ...['too-many-joins', 'wait', 'network-wait'],
  ] as const),
  name: v.nullable(v.string()),
  /** null if the caller cannot open the class. */
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

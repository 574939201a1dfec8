import type {
  AssignmentAttempt,
  ClassAssignment,
  ClassByCode,
  StudentClass,
  ClassOverview,
  MyClasses,
  StudentSkill,
  StudentProgress,
} from '@ninefold/contracts';
import { refusal, rpcClient, type RpcHandlers, type RpcRefusal } from '@ninefold/web/testing';

const TODAY = { day_key: '2026-11-25', seconds_to_reset: 3_600 };

export const CODE = 'K7M4XQ2P';
export const SECRET = 'k3d977qzk3d977qzk3d977qzk3';

export const studentSkill = (skill: string, over: Partial<StudentSkill> = {}): StudentSkill => ({
  skill,
  level: 'familiar',
  answers: 0,
  correct: 0,
  mistakes: [],
  ...over,
});

export const studentProgress = (name: string, over: Partial<StudentProgress> = {}): StudentProgress => ({
  id: `student-${name}`,
  name,
  joined_on: '2026-11-20',
  work: [],
  results: [],
  skills: [],
  ...over,
});

export const assignment = (over: Partial<ClassAssignment> = {}): ClassAssignment => ({
  id: `${over.kind ?? 'skill'}-${over.what ?? 'mean'}-${over.due_on ?? ''}`,
  kind: 'skill',
  what: 'mean',
  due_on: '2026-11-30',
  assigned_on: '2026-11-20',
  done_when: 'practiced',
  right_needed: null,
  ...over,
});

export const attempt = (over: Partial<AssignmentAttempt> = {}): AssignmentAttempt => ({
  on: '2026-11-24',
  mixed: false,
  exercises: 10,
  correct: 6,
  ...{ helped: 0, retries: 0, examples: 0, lessons: 0 },
  whole: true,
  proficient: false,
  ...over,
});

export const overviewOf = (over: Partial<ClassOverview> = {}): ClassOverview => ({
  ...TODAY,
  id: 'class-1',
  name: 'Class 7b',
  link_secret: SECRET,
  code: CODE,
  code_expires_on: '2026-12-25',
  shows_preview: true,
  assignments: [],
  students: [],
  ...over,
});

export const ownOf = (over: Partial<StudentClass> = {}): StudentClass => ({
  ...TODAY,
  id: 'class-1',
  name: 'Class 7b',
  assignments: [],
  me: studentProgress('Mina'),
  ...over,
});

export const byCode = (status: ClassByCode['status'], over: Partial<ClassByCode> = {}): ClassByCode => ({
  status,
  name: ['unknown', 'wait', 'network-wait'].includes(status) ? null : 'Class 7b',
  class_id: status === 'joined' || status === 'own' ? 'class-1' : null,
  wait_seconds: 0,
  ...over,
});

interface Responses {
  teaching?: MyClasses['teaching'];
  attending?: MyClasses['attending'];
  /** Without one, the class is not the caller's. */
  overview?: ClassOverview | RpcRefusal | undefined;
  own?: StudentClass | RpcRefusal | undefined;
}

export const TEACHING: Responses = { teaching: [{ id: 'class-1', name: 'Class 7b', students: 2 }] };
export const ATTENDING: Responses = {
  attending: [{ id: 'class-1', name: 'Class 7b', my_name: 'Mina', to_do: 1, next_due_on: '2026-11-30' }],
};

const isRefusal = (response: unknown): response is RpcRefusal =>
  typeof response === 'object' && response !== null && 'error' in response;

/** A fake server of one class behind the real client. Records the calls; tests set the responses. */
export function fakeClasses(given: Responses, handlers: RpcHandlers = {}) {
  const responses = { ...given };
  const calls: (readonly [name: string, args: unknown])[] = [];
  let codes = 0;
  const newCode = () => `${CODE.slice(0, -2)}${22 + (codes += 1)}`;
  const newSecret = () => `${SECRET.slice(0, -2)}${22 + codes}`;

  const overview = () => (isRefusal(responses.overview) ? undefined : responses.overview);
  const own = () => (isRefusal(responses.own) ? undefined : responses.own);
  const assignments = () => (overview() ?? own())?.assignments ?? [];

  function update(ofTeacher: Partial<ClassOverview>, ofStudent: Partial<StudentClass> = {}) {
    const [taught, attended] = [overview(), own()];
    if (taught) responses.overview = { ...taught, ...ofTeacher };
    if (attended) responses.own = { ...attended, ...ofStudent };
  }
  const students = (change: (one: StudentProgress) => StudentProgress) => ({
    students: overview()?.students.map(change) ?? [],
  });

  function setAssignments(list: ClassAssignment[]) {
    const withWork = (one: StudentProgress) => ({
      ...one,
      work: list.map((_, at) => one.work[at] ?? 'open'),
      results: list.map((_, at) => one.results[at] ?? null),
    });
    const me = own()?.me;
    update(
      { assignments: list, ...students(withWork) },
      { assignments: list, ...(me && { me: withWork(me) }) },
    );
  }

  /** Records a call unless it is refused. */
  const recorded =
    <Args, Response>(name: string, respond: (args: Args) => Response) =>
    (args: Args): Response => {
      const response = respond(args);
      if (!isRefusal(response)) calls.push([name, args]);
      return response;
    };

  const actions: RpcHandlers = {
    assign_to_class: ({ p_kind: kind, p_what: what, p_due_on: due_on, p_done_when, p_right_needed }) => {
      const rule = p_done_when && { done_when: p_done_when, right_needed: p_right_needed ?? null };
      const added = assignment({ kind, what, due_on, assigned_on: TODAY.day_key, ...rule });
      if (assignments().every(({ id }) => id !== added.id)) setAssignments([...assignments(), added]);
      else setAssignments(assignments().map((one) => (one.id === added.id ? { ...one, ...rule } : one)));
      return undefined;
    },
    unassign: ({ p_assignment_id }) =>
      void setAssignments(assignments().filter(({ id }) => id !== p_assignment_id)),
    remove_student: ({ p_student_id }) => {
      update({
        students: overview()?.students.filter(({ id }) => id !== p_student_id) ?? [],
        code: newCode(),
        link_secret: newSecret(),
      });
      if (own()?.me.id === p_student_id) responses.own = undefined;
      return undefined;
    },
    delete_class: () => void Object.assign(responses, { teaching: [], overview: undefined }),
    leave_class: () => void Object.assign(responses, { attending: [], own: undefined }),
    rename_class: ({ p_name: name }) => void update({ name }, { name }),
    rename_in_class: ({ p_name: name }) => {
      const me = own()?.me;
      update(
        students((one) => (one.id === me?.id ? { ...one, name } : one)),
        me && { me: { ...me, name } },
      );
      return { status: 'renamed', wait_seconds: 0 };
    },
    report_name_in_class: ({ p_subject_id }) => {
      const isKnown = [own(), overview(), ...(overview()?.students ?? [])].some(
        (one) => one?.id === p_subject_id,
      );
      return isKnown ? undefined : refusal('not-your-class');
    },
    report_class_invitation: () => byCode('open'),
    renew_class_code: ({ p_open }) => {
      const code = p_open ? newCode() : null;
      const link_secret = p_open ? (overview()?.link_secret ?? newSecret()) : null;
      update({ code, link_secret, code_expires_on: p_open ? '2026-12-25' : null });
      return { code };
    },
    show_class_preview: ({ p_shown: shows_preview }) => void update({ shows_preview }),
    record_technique: () => undefined,
  };

  const client = rpcClient({
    my_classes: () => ({
      ...TODAY,
      teaching: responses.teaching ?? [],
      attending: responses.attending ?? [],
    }),
    class_overview: () => responses.overview ?? refusal('not-your-class'),
    class_of_student: () => responses.own ?? refusal('not-your-class'),
    ...Object.fromEntries(
      Object.entries(actions).map(([name, act]) => [name, recorded(name, act as (args: unknown) => unknown)]),
    ),
    ...handlers,
  });
  return { responses, calls, supabase: () => Promise.resolve(client) };
}

import type {
  ClassAssignment,
  ClassByCode,
  StudentClass,
  ClassOverview,
  MyClasses,
  StudentSkill,
  StudentProgress,
} from '@ninefold/contracts';
import { rpcClient, type RpcRefusal, type RpcHandlers } from '@ninefold/web/testing';

const TODAY = { day_key: '2026-11-25', seconds_to_reset: 3_600 };

export const CODE = 'k3d977qzk3d977qzk3d977qzk3';

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
  skills: [],
  ...over,
});

export const assignment = (over: Partial<ClassAssignment> = {}): ClassAssignment => ({
  id: `${over.kind ?? 'skill'}-${over.what ?? 'mean'}-${over.due_on ?? ''}`,
  kind: 'skill',
  what: 'mean',
  due_on: '2026-11-30',
  assigned_on: '2026-11-20',
  ...over,
});

export const overviewOf = (over: Partial<ClassOverview> = {}): ClassOverview => ({
  ...TODAY,
  id: 'class-1',
  name: 'Class 7b',
  code: CODE,
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
  name: status === 'unknown' || status === 'wait' ? null : 'Class 7b',
  class_id: status === 'joined' || status === 'own' ? 'class-1' : null,
  wait_seconds: 0,
  ...over,
});

interface Responses {
  teaching?: MyClasses['teaching'];
  attending?: MyClasses['attending'];
  overview?: ClassOverview | RpcRefusal;
  own?: StudentClass | RpcRefusal;
}

export const TEACHING: Responses = { teaching: [{ id: 'class-1', name: 'Class 7b', students: 2 }] };
export const ATTENDING: Responses = {
  attending: [{ id: 'class-1', name: 'Class 7b', my_name: 'Mina', to_do: 1, next_due_on: '2026-11-30' }],
};

/** A fake server of classes behind the real client. Records the calls; tests set the responses. */
export function fakeClasses(responses: Responses, handlers: RpcHandlers = {}) {
  const calls: (readonly [name: string, args: unknown])[] = [];
  const nothing = (name: string) => (args: unknown) => {
    calls.push([name, args]);
    // For functions without a result.
    return null as never;
  };
  const client = rpcClient({
    my_classes: () => ({
      ...TODAY,
      teaching: responses.teaching ?? [],
      attending: responses.attending ?? [],
    }),
    class_overview: () => responses.overview ?? 'offline',
    class_of_student: () => responses.own ?? 'offline',
    assign_to_class: nothing('assign_to_class'),
    unassign: nothing('unassign'),
    remove_student: nothing('remove_student'),
    delete_class: (args) => {
      responses.teaching = [];
      return nothing('delete_class')(args);
    },
    leave_class: (args) => {
      responses.attending = [];
      return nothing('leave_class')(args);
    },
    rename_class: nothing('rename_class'),
    rename_in_class: (args) => {
      calls.push(['rename_in_class', args]);
      return { status: 'renamed', wait_seconds: 0 };
    },
    report_name_in_class: nothing('report_name_in_class'),
    report_class_invitation: (args) => {
      calls.push(['report_class_invitation', args]);
      return byCode('open');
    },
    renew_class_code: (args) => {
      calls.push(['renew_class_code', args]);
      const code = args.p_open ? [...CODE].reverse().join('') : null;
      if (responses.overview && 'code' in responses.overview)
        responses.overview = { ...responses.overview, code } as ClassOverview;
      return { code };
    },
    record_technique: nothing('record_technique'),
    ...handlers,
  });
  return { responses, calls, supabase: () => Promise.resolve(client) };
}

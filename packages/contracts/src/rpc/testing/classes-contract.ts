import { callRpc, type RpcClient } from '../call-rpc';
import {
  assignToClassCall,
  classOfCodeCall,
  classOfStudentCall,
  classOverviewCall,
  deleteClassCall,
  leaveClassCall,
  myClassesCall,
  removeStudentCall,
  renameClassCall,
  renameInClassCall,
  renewClassCodeCall,
  reportNameInClassCall,
  showClassPreviewCall,
  unassignCall,
} from '../classes';
import { hintOfRefusal } from './hint-of-refusal';

interface OneClass {
  readonly p_class_id: string;
  readonly teacher: RpcClient;
  /** A member who has done nothing. */
  readonly student: RpcClient;
  /** Not a member. */
  readonly stranger: RpcClient;
}

interface ClassServer {
  /** A class without assignments and with one student. */
  newClass(): Promise<OneClass>;
  newId(): string;
}

const WRONG_CODE = '00000000000000000000000000';

/** What a teacher and a student do with one class. Not part of it: who may do what, limits, and counting progress. */
export function testClassesContract({ newClass, newId }: ClassServer): void {
  const overviewOf = ({ teacher, p_class_id }: OneClass) =>
    callRpc(teacher, classOverviewCall, { p_class_id });
  const ownOf = ({ student, p_class_id }: OneClass) => callRpc(student, classOfStudentCall, { p_class_id });

  test('teacher and student read the same about a student who has done nothing', async () => {
    const one = await newClass();
    const { day_key, seconds_to_reset, name, ...overview } = await overviewOf(one);
    const me = { id: expect.any(String) as string, name: expect.any(String) as string };
    const nothing = { work: [], results: [], skills: [] };
    const members = [{ ...me, ...nothing, joined_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string }];
    expect(overview).toEqual({
      id: one.p_class_id,
      link_secret: expect.stringMatching(/^[0-9a-z]{26}$/) as string,
      code: expect.stringMatching(/^[2-9A-Z]{8}$/) as string,
      code_expires_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      shows_preview: true,
      assignments: [],
      students: members,
    });
    expect(await ownOf(one)).toEqual({
      ...{ day_key, seconds_to_reset: expect.any(Number) as number, id: one.p_class_id, name },
      ...{ assignments: [], me: overview.students[0] },
    });
    expect(seconds_to_reset).toBeGreaterThan(0);
  });

  test('a code leads to the class, depending on who enters it', async () => {
    const one = await newClass();
    const { id: class_id, name, code } = await overviewOf(one);
    const lookUp = (client: RpcClient, p_code = code ?? '') => callRpc(client, classOfCodeCall, { p_code });
    const found = { name, wait_seconds: 0 };
    expect(await lookUp(one.teacher)).toEqual({ ...found, status: 'own', class_id });
    expect(await lookUp(one.student)).toEqual({ ...found, status: 'joined', class_id });
    expect(await lookUp(one.stranger)).toEqual({ ...found, status: 'open', class_id: null });
    expect(await lookUp(one.stranger, WRONG_CODE)).toEqual({
      ...{ status: 'unknown', name: null, class_id: null, wait_seconds: 0 },
    });
  });

  test('a renewed code replaces the old one and keeps the link, and a closed class has neither', async () => {
    const one = await newClass();
    const { p_class_id } = one;
    const { code, link_secret } = await overviewOf(one);
    const renewed = await callRpc(one.teacher, renewClassCodeCall, { p_class_id, p_open: true });
    expect(renewed.code).not.toBe(code);
    expect(await overviewOf(one)).toMatchObject({ code: renewed.code, link_secret });
    expect(await callRpc(one.teacher, renewClassCodeCall, { p_class_id, p_open: false })).toEqual({
      code: null,
    });
    expect(await overviewOf(one)).toMatchObject({ code: null, link_secret: null, code_expires_on: null });
  });

  test('the teacher decides whether the link shows a preview', async () => {
    const one = await newClass();
    await callRpc(one.teacher, showClassPreviewCall, { p_class_id: one.p_class_id, p_shown: false });
    expect(await overviewOf(one)).toMatchObject({ shows_preview: false });
  });

  test('a class and a student are renamed', async () => {
    const one = await newClass();
    const { p_class_id } = one;
    await callRpc(one.teacher, renameClassCall, { p_class_id, p_name: 'Geometry' });
    const renamed = await callRpc(one.student, renameInClassCall, { p_class_id, p_name: 'Noor' });
    expect(renamed).toEqual({ status: 'renamed', wait_seconds: 0 });
    expect(await overviewOf(one)).toMatchObject({ name: 'Geometry', students: [{ name: 'Noor' }] });
    expect(await ownOf(one)).toMatchObject({ name: 'Geometry', me: { name: 'Noor' } });
  });

  test('an assignment is open for the student until it is removed', async () => {
    const one = await newClass();
    const { day_key: p_due_on } = await overviewOf(one);
    const assignment = { p_class_id: one.p_class_id, p_kind: 'skill', p_what: 'mean', p_due_on } as const;
    await callRpc(one.teacher, assignToClassCall, assignment);
    await callRpc(one.teacher, assignToClassCall, assignment);
    const { assignments, students } = await overviewOf(one);
    expect(assignments).toMatchObject([
      {
        ...{ kind: 'skill', what: 'mean', due_on: p_due_on, assigned_on: p_due_on },
        ...{ done_when: 'practiced', right_needed: null },
      },
    ]);
    expect(students).toMatchObject([{ work: ['open'], results: [null] }]);
    expect(await ownOf(one)).toMatchObject({ assignments, me: students[0] });
    await callRpc(one.teacher, unassignCall, { p_assignment_id: assignments[0]?.id ?? '' });
    expect(await overviewOf(one)).toMatchObject({ assignments: [], students: [{ work: [] }] });
  });

  test('assigning the same again changes when it is done, and nothing without a rule', async () => {
    const one = await newClass();
    const { day_key: p_due_on } = await overviewOf(one);
    const assignment = { p_class_id: one.p_class_id, p_kind: 'skill', p_what: 'mean', p_due_on } as const;
    const rule = { p_done_when: 'right', p_right_needed: 8 } as const;
    await callRpc(one.teacher, assignToClassCall, { ...assignment, ...rule });
    await callRpc(one.teacher, assignToClassCall, assignment);
    const { assignments } = await ownOf(one);
    expect(assignments).toMatchObject([{ done_when: 'right', right_needed: 8 }]);
    await callRpc(one.teacher, assignToClassCall, { ...assignment, p_done_when: 'proficient' });
    expect((await overviewOf(one)).assignments).toEqual([
      { ...assignments[0], done_when: 'proficient', right_needed: null },
    ]);
  });

  test('names of the class can be reported, and no others', async () => {
    const one = await newClass();
    const { students } = await overviewOf(one);
    const report = (client: RpcClient, p_kind: 'class_name' | 'student_name', p_subject_id: string) =>
      callRpc(client, reportNameInClassCall, { p_kind, p_subject_id });
    await report(one.student, 'class_name', one.p_class_id);
    await report(one.teacher, 'student_name', students[0]?.id ?? '');
    expect(await hintOfRefusal(report(one.student, 'class_name', newId()))).toBe('not-your-class');
    expect(await hintOfRefusal(report(one.teacher, 'student_name', newId()))).toBe('not-your-class');
  });

  test('a removed student is gone, and the code is another one', async () => {
    const one = await newClass();
    const { code, students } = await overviewOf(one);
    await callRpc(one.teacher, removeStudentCall, { p_student_id: students[0]?.id ?? '' });
    const after = await overviewOf(one);
    expect(after.students).toEqual([]);
    expect(after.code).not.toBe(code);
    expect(await hintOfRefusal(ownOf(one))).toBe('not-your-class');
  });

  test('a student who left no longer attends the class', async () => {
    const one = await newClass();
    const { attending } = await callRpc(one.student, myClassesCall);
    expect(attending).toMatchObject([{ id: one.p_class_id }]);
    await callRpc(one.student, leaveClassCall, { p_class_id: one.p_class_id });
    expect((await callRpc(one.student, myClassesCall)).attending).toEqual([]);
    expect(await hintOfRefusal(ownOf(one))).toBe('not-your-class');
  });

  test('a deleted class is gone', async () => {
    const one = await newClass();
    expect((await callRpc(one.teacher, myClassesCall)).teaching).toMatchObject([
      { id: one.p_class_id, students: 1 },
    ]);
    await callRpc(one.teacher, deleteClassCall, { p_class_id: one.p_class_id });
    expect((await callRpc(one.teacher, myClassesCall)).teaching).toEqual([]);
    expect(await hintOfRefusal(overviewOf(one))).toBe('not-your-class');
  });
}

import { render, screen, waitFor } from '@testing-library/react';
import { RECORD_KINDS, TEXT_KINDS, type OpenSession } from '@ninefold/contracts';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import Background from './Background';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './practice/PracticePage';
import released from './released/1/session.json';
import techniques from './released/1/technique.json';
import { fakeClasses } from './testing/fake-classes';
import { fakeLearning, learningState } from './testing/fake-learning';
import { openLearning } from './testing/render-learning';

/**
 * Records as released builds have written them. Never regenerate these files: a build that cannot read them loses
 * people's answers.
 */
const [[KEY, record]] = Object.entries(released) as [[string, (typeof released)[keyof typeof released]]];

/** URL of the session. */
const SESSION = '/practice?kind=skill&skill=mean';

const leave = (version?: number, over: object = {}) =>
  localStorage.setItem(KEY, JSON.stringify({ ...(version && { v: version }), ...record, ...over }));

beforeEach(() => localStorage.clear());

describe.each([
  ['as the first builds wrote it', undefined],
  ['with its version', 1],
])('a session of version 1 that is %s', (_, version) => {
  test('continues where it was left, and its answer is sent', async () => {
    leave(version);
    const { id, skill, answers } = record;
    const open_session: OpenSession = { id, kind: 'skill', level_id: 'B1', skill, answers: [] };
    const server = fakeLearning(learningState({ open_session }));
    openLearning(SESSION, server);
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    // Answers of earlier builds have no card, and were solved if they were correct. Their time on the device is not sent.
    const sent = answers.map((answer) => ({
      ...answer,
      answered_at: undefined,
      card: null,
      solved: answer.correct,
    }));
    await waitFor(() => expect(server.answers()).toEqual(sent));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      v: 1,
      ...record,
      saved: answers.map((answer) => answer.id),
    });
  });

  test('is completed if it was finished', async () => {
    leave(version, { finished: true, task: null });
    const server = fakeLearning();
    const { id, skill } = record;
    server.startedBefore({ id, kind: 'skill', level_id: 'B1', skill });
    openLearning('/learn', server);
    await waitFor(() => expect(server.completed).toEqual([{ id, placed: null }]));
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test('a session of a newer version is neither sent nor changed, even where it is opened', async () => {
  leave(2, { finished: true });
  const before = localStorage.getItem(KEY);
  const { id, skill } = record;
  const open_session: OpenSession = { id, kind: 'skill', level_id: 'B1', skill, answers: [] };
  const server = fakeLearning(learningState({ open_session }));
  openLearning(SESSION, server);
  expect(await screen.findByText('Exercise 1 of 10')).toBeInTheDocument();
  expect(server.calls).not.toContain('save_learning_answers');
  expect(server.completed).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe(before);
});

test('a practiced technique is sent with its age', async () => {
  const [[key, found]] = Object.entries(techniques) as [[string, { technique: string; found_at: string }]];
  localStorage.setItem(key, JSON.stringify({ v: 1, ...found }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(found.found_at) + 90_000);
  const server = fakeClasses({});
  render(<Background platform={fakePlatform({ auth: signedIn(), supabase: server.supabase })} />);
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(server.calls).toEqual([['record_technique', { p_technique: 'last-cell', p_seconds_ago: 90 }]]);
});

test('every kind of learning record has a golden file', () => {
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => kind.startsWith('learning'));
  const keys = [KEY, ...Object.keys(techniques)];
  expect(kinds.filter((kind) => !keys.some((key) => key.startsWith(kind)))).toEqual([]);
});

import { createSlots, Overloaded } from './slots';

const tasksMade: { readonly end: () => void }[] = [];

/** A task that runs until it is told to end. */
function task() {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = jest.fn(() => ended);
  const made = { run, end: () => end(), isRunning: () => run.mock.calls.length > 0 };
  tasksMade.push(made);
  return made;
}

/** A task left waiting would be rejected during a later test file of the same process, and fail it. */
afterEach(async () => {
  for (const each of tasksMade.splice(0)) each.end();
  await settled();
});

const tasks = (count: number) => Array.from({ length: count }, task);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const QUEUE = { waiting: 2, waitMs: 60_000 };

test('runs as many tasks at once as there are slots, oldest first', async () => {
  const run = createSlots(2).lane({ atOnce: 2, ...QUEUE });
  const [first, second, third, fourth] = tasks(4);
  const results = [first, second, third, fourth].map((each) => run(each!.run));
  expect([first, second, third, fourth].map((each) => each!.isRunning())).toEqual([true, true, false, false]);
  second!.end();
  await results[1];
  expect([third, fourth].map((each) => each!.isRunning())).toEqual([true, false]);
});

test('rejects a task immediately when too many wait, and takes tasks again later', async () => {
  const run = createSlots(1).lane({ atOnce: 1, ...QUEUE });
  const [first, second, third, rejected, later] = tasks(5);
  const results = [first, second, third].map((each) => run(each!.run));
  await expect(run(rejected!.run)).rejects.toThrow(Overloaded);
  first!.end();
  await results[0];
  void run(later!.run);
  for (const each of [second, third, later]) {
    await settled();
    expect(each!.isRunning()).toBe(true);
    each!.end();
  }
  expect(rejected!.isRunning()).toBe(false);
});

test('rejects a task that has waited for too long, and does not run it', async () => {
  const run = createSlots(1).lane({ atOnce: 1, waiting: 2, waitMs: 5 });
  const [first, second] = tasks(2);
  const result = run(first!.run);
  await expect(run(second!.run)).rejects.toThrow(Overloaded);
  first!.end();
  await result;
  await settled();
  expect(second!.isRunning()).toBe(false);
});

test('gives slots to the lanes in turn', async () => {
  const { lane } = createSlots(1);
  const [busy, quiet] = [lane({ atOnce: 1, ...QUEUE }), lane({ atOnce: 1, ...QUEUE })];
  const [first, second, third, other] = tasks(4);
  const result = busy(first!.run);
  void busy(second!.run);
  void busy(third!.run);
  void quiet(other!.run);
  first!.end();
  await result;
  expect([other, second, third].map((each) => each!.isRunning())).toEqual([true, false, false]);
});

test('leaves slots to other lanes', () => {
  const { lane } = createSlots(3);
  const [busy, quiet] = [lane({ atOnce: 2, ...QUEUE }), lane({ atOnce: 3, ...QUEUE })];
  const [first, second, third, other] = tasks(4);
  for (const each of [first, second, third]) void busy(each!.run);
  void quiet(other!.run);
  expect([first, second, third, other].map((each) => each!.isRunning())).toEqual([true, true, false, true]);
});

test('a failed task leaves its slot, and everything is idle after the last task', async () => {
  const { lane, idle } = createSlots(1);
  const run = lane({ atOnce: 1, ...QUEUE });
  const fails = () => Promise.reject(new Error('It failed.'));
  const results = [run(fails), run(() => 'done')];
  const isIdle = idle();
  await expect(results[0]).rejects.toThrow('It failed.');
  await isIdle;
  expect(await results[1]).toBe('done');
  await idle();
});

/** Rejects a call that found no slot. */
export class Overloaded extends Error {}

interface LaneLimits {
  /** Calls of this lane that run at once. */
  readonly atOnce: number;
  /** Calls that wait for a slot; one more is rejected immediately. */
  readonly waiting: number;
  /** How long they wait before they are rejected. */
  readonly waitMs: number;
}

/** @throws Overloaded instead of running the task, when too many tasks wait or this one has waited too long */
export type RunInLane = <T>(task: () => T | Promise<T>) => Promise<T>;

interface Lane {
  readonly limits: LaneLimits;
  running: number;
  /** Start the waiting tasks, oldest first. */
  readonly queue: (() => void)[];
}

/** Runs tasks in a limited number of slots. The lanes that wait for one get it in turn, so none starves another. */
export function createSlots(count: number) {
  const lanes: Lane[] = [];
  let running = 0;
  let onIdle = () => undefined as void;

  function startNext(): void {
    const next = lanes.findIndex((lane) => lane.queue.length > 0 && lane.running < lane.limits.atOnce);
    const [lane] = running < count && next >= 0 ? lanes.splice(next, 1) : [];
    if (!lane) return;
    lanes.push(lane);
    lane.queue.shift()?.();
    startNext();
  }

  function finished(lane: Lane): void {
    running -= 1;
    lane.running -= 1;
    startNext();
    if (running === 0) onIdle();
  }

  return {
    lane(limits: LaneLimits): RunInLane {
      const lane: Lane = { limits, running: 0, queue: [] };
      lanes.push(lane);
      return (task) =>
        new Promise((resolve, reject) => {
          const leave = () => {
            lane.queue.splice(lane.queue.indexOf(start), 1);
            clearTimeout(timeout);
            reject(new Overloaded());
          };
          const start = () => {
            clearTimeout(timeout);
            running += 1;
            lane.running += 1;
            resolve((async () => task())().finally(() => finished(lane)));
          };
          const timeout = setTimeout(leave, limits.waitMs).unref();
          lane.queue.push(start);
          startNext();
          if (lane.queue.length > limits.waiting) leave();
        });
    },

    /** Resolves when no task runs or waits. */
    idle: () => (running === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onIdle = resolve))),
  };
}

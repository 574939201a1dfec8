import { setOverdue } from '../platform/until';

/** A journey loads many pages, possibly on a busy machine. */
const TEST_TIMEOUT_MS = 300_000;

/** Early enough for waiting code to report what it waits for, before Jest ends the test without a reason. */
const DEADLINE_MS = TEST_TIMEOUT_MS - 10_000;
const REASON = `The test has taken ${DEADLINE_MS / 1_000} seconds`;

jest.setTimeout(TEST_TIMEOUT_MS);

/** Calls a function in each test of the file that takes too long. */
export function onDeadline(end: (reason: string) => void): void {
  let timeout: ReturnType<typeof setTimeout>;
  beforeEach(() => {
    setOverdue(undefined);
    timeout = setTimeout(() => {
      setOverdue(REASON);
      end(REASON);
    }, DEADLINE_MS);
  });
  afterEach(() => clearTimeout(timeout));
}

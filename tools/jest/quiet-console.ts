import { format } from 'node:util';

const METHODS = ['error', 'warn', 'info', 'log'] as const;

const printed: string[] = [];

/** A warning that nobody expects is a fault, or hides one. A test that expects a line mocks the method. */
for (const method of METHODS) {
  console[method] = (...given: unknown[]) => {
    const place = new Error().stack?.split('\n').slice(2).join('\n') ?? '';
    printed.push(`console.${method}: ${format(...given)}\n${place}`);
  };
}

function expectSilence(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`The test printed what nobody expects.\n\n${lines.join('\n\n')}`);
}

afterEach(expectSilence);
// What is printed between tests, or after the last one.
afterAll(expectSilence);

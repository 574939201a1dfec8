import { BodyRefused, depthOf, readBody } from './read-body';

const KB = 1_024;

function bodyOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

const refusal = async (reading: Promise<unknown>) => {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  return error instanceof BodyRefused ? error.status : error;
};

test('a body comes back whole', async () => {
  const body = await readBody(new Headers(), bodyOf('{"a":', '1}'), KB);
  expect(new TextDecoder().decode(body)).toBe('{"a":1}');
});

test('a body that does not end is refused with 408', async () => {
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('{')),
  });
  expect(await refusal(readBody(new Headers(), endless, KB, 10))).toBe(408);
});

test.each([
  ['says so', { 'Content-Length': '2000' }, bodyOf('{}')],
  ['does not say so', {}, bodyOf('x'.repeat(600), 'x'.repeat(600))],
])('a body that is too long and %s is refused with 413', async (_, headers, body) => {
  expect(await refusal(readBody(new Headers(headers), body, KB))).toBe(413);
});

test('JSON that is nested too deep is refused with 400', async () => {
  expect(await refusal(readBody(new Headers(), bodyOf('['.repeat(5_000)), 64 * KB))).toBe(400);
});

test.each([
  ['1', 0],
  ['{"a":[1,{"b":2}],"c":[]}', 3],
  ['{"a":"[[[["}', 1],
  [String.raw`{"a":"\"[[","b":"\\"}`, 1],
])('the depth of %s is %d', (json, depth) => {
  expect(depthOf(Buffer.from(json))).toBe(depth);
});

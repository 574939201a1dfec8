export class BodyRefused extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }

  /** The connection is closed: the rest of the body is not read. */
  toResponse(headers: Readonly<Record<string, string>>): Response {
    const { status, message } = this;
    const body = { code: status, error_code: 'validation_failed', msg: message, message };
    return Response.json(body, { status, headers: { ...headers, Connection: 'close' } });
  }
}

/** How long a client may take to send its request. */
const DEADLINE_MS = 10_000;

/** Deeper JSON is no request of ours, and would cost a parser its stack. */
const MAX_DEPTH = 100;

/** The same request with its body in memory: what reads it later never waits for the client. */
export async function wholeRequest(request: Request, maxBytes: number): Promise<Request> {
  const { url, method, headers } = request;
  const isEmpty = headers.get('content-length') === '0' && !headers.has('transfer-encoding');
  if (isEmpty || method === 'GET' || method === 'HEAD' || !request.body) return request;
  return new Request(url, { method, headers, body: await readBody(request.headers, request.body, maxBytes) });
}

/**
 * The whole body of a request. It is read before the request takes its turn at the database: a client that sends
 * slowly, or without an end, does not keep others waiting.
 * @throws BodyRefused when the body is longer than `maxBytes`, comes too slowly, or is JSON that is nested too deep
 */
export async function readBody(
  headers: Headers,
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array<ArrayBuffer>> {
  return readChunks(Number(headers.get('content-length') ?? 0), stream.getReader(), maxBytes, deadlineMs);
}

interface Reader {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/** As `readBody`, from chunks. @param announced the length that the client gave, in bytes */
export async function readChunks(
  announced: number,
  reader: Reader,
  maxBytes: number,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array<ArrayBuffer>> {
  if (announced > maxBytes) throw tooLong(maxBytes);
  let late: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new BodyRefused(408, 'The request took too long to arrive.')), deadlineMs);
  });
  try {
    const body = await Promise.race([readAll(reader, maxBytes), deadline]);
    if (depthOf(body) > MAX_DEPTH) throw new BodyRefused(400, 'The JSON is nested too deep.');
    return body;
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(late);
  }
}

const tooLong = (maxBytes: number) =>
  new BodyRefused(413, `The request is longer than ${Math.floor(maxBytes / 1_024)} kB.`);

async function readAll(reader: Reader, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) return new Uint8Array(Buffer.concat(chunks));
    length += value.length;
    if (length > maxBytes) throw tooLong(maxBytes);
    chunks.push(value);
  }
}

const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const OPENING = new Set(Buffer.from('[{'));
const CLOSING = new Set(Buffer.from(']}'));

/** How deep lists and objects are nested; brackets inside of texts do not count. */
export function depthOf(json: Uint8Array): number {
  let [depth, deepest] = [0, 0];
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (inText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) inText = !inText;
    else if (!inText && OPENING.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (!inText && CLOSING.has(byte)) depth -= 1;
  }
  return deepest;
}

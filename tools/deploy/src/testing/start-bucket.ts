import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface StoredObject {
  readonly text: string;
  readonly etag: string;
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-north-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;

/**
 * The part of S3's protocol that a deployment needs, on a port of its own: signed requests, whole objects, conditional
 * writes. `refuse` makes it answer a status to some requests.
 */
export async function startBucket() {
  const objects = new Map<string, StoredObject>();
  const refused: ((method: string, key: string) => number | undefined)[] = [];

  async function respond(request: IncomingMessage): Promise<[status: number, headers: object, text: string]> {
    const { method = '', url = '', headers } = request;
    const key = decodeURIComponent(url.slice(1));
    const text = (await buffer(request)).toString();
    const fault = refused.map((refuse) => refuse(method, key)).find(Boolean);
    if (fault) return [fault, {}, '<Error><Code>Fault</Code></Error>'];
    if (!SIGNATURE.test(headers.authorization ?? '') || !headers['x-amz-date']) {
      return [403, {}, '<Error><Code>AccessDenied</Code></Error>'];
    }
    const stored = objects.get(key);
    if (method === 'PUT') {
      const isExpected = headers['if-match'] ? headers['if-match'] === stored?.etag : true;
      const isNew = headers['if-none-match'] === '*' ? !stored : true;
      if (!isExpected || !isNew) return [412, {}, '<Error><Code>PreconditionFailed</Code></Error>'];
      const etag = `"${createHash('md5').update(text).digest('hex')}"`;
      const { 'content-type': contentType, 'cache-control': cacheControl } = headers;
      objects.set(key, { text, etag, contentType, cacheControl });
      return [200, { ETag: etag }, ''];
    }
    if (method === 'DELETE') return [objects.delete(key) ? 204 : 404, {}, ''];
    return stored
      ? [200, { ETag: stored.etag }, stored.text]
      : [404, {}, '<Error><Code>NoSuchKey</Code></Error>'];
  }

  const server = createServer((request, response) => {
    void respond(request).then(([status, headers, text]) => {
      response.writeHead(status, { ...headers });
      response.end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    refuse: (rule: (method: string, key: string) => number | undefined) => void refused.push(rule),
    url: `http://127.0.0.1:${port}`,
    environment: {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'eu-north-1',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

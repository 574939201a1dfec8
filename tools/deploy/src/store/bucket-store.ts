import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { getMimeType } from 'hono/utils/mime';
import { Failure } from '../failure';
import type { Store } from './store';

/** With the pauses between, up to a second: then somebody should look. */
const RETRIES = 4;

/** Somebody else has written, before or at the same moment. */
const WRITTEN_MEANWHILE: readonly number[] = [409, 412];

const NO_STORE = 'no-store';
const IF_NEW = { 'If-None-Match': '*' };

/**
 * What browsers and a CDN may keep. A build's folder is named by its content, so that its files never change; only its
 * manifest is revalidated, as it is of a build that is replaced in place.
 */
const cacheControlOf = (name: string) =>
  path.basename(name) === 'mf-manifest.json' ? 'no-cache' : 'public, max-age=31536000, immutable';

/**
 * A bucket of S3, or of a service that speaks its protocol and knows conditional writes.
 * @param address `s3://bucket/prefix`
 * @param environment the variables of the AWS tools: `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`,
 * `AWS_REGION`, and `AWS_ENDPOINT_URL_S3` for another service
 * @throws Failure when there is no key
 */
export function bucketStore(address: string, environment: NodeJS.ProcessEnv): Store {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new Failure(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`);
  }
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || `https://s3.${region}.amazonaws.com`;
  const sessionToken = environment.AWS_SESSION_TOKEN;
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES },
    ...(sessionToken && { sessionToken }),
  });
  const place = (name: string) => `${address.replace(/\/+$/, '')}/${name}`;

  /** @param expected statuses that say something, beside those of success @throws Failure at any other */
  async function request(method: string, name: string, expected: readonly number[], init?: RequestInit) {
    const key = place(name).slice('s3://'.length).split('/').map(encodeURIComponent).join('/');
    const url = `${endpoint.replace(/\/+$/, '')}/${key}`;
    const response = await client.fetch(url, { method, ...init }).catch((error: Error) => {
      throw new Failure(`${endpoint} does not respond (${String(error.cause ?? error.message)}).`);
    });
    if (!response.ok && !expected.includes(response.status)) {
      const [, code = ''] = /<Code>(\w+)</.exec(await response.text()) ?? [];
      throw new Failure(
        `${endpoint} refuses to ${method} ${place(name)}: ${response.status} ${code}`.trim() + '.',
      );
    }
    return response;
  }

  const write = (name: string, body: BodyInit, cacheControl: string, condition?: Record<string, string>) =>
    request('PUT', name, WRITTEN_MEANWHILE, {
      body,
      headers: {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        'Cache-Control': cacheControl,
        ...condition,
      },
    });

  async function read(name: string) {
    const response = await request('GET', name, [404]);
    if (!response.ok) return undefined;
    return { text: await response.text(), version: response.headers.get('ETag') ?? '' };
  }

  return {
    place,
    read,
    async replace(name, text, version) {
      const condition = version === undefined ? IF_NEW : { 'If-Match': version };
      if ((await write(name, text, NO_STORE, condition)).ok) return true;
      // A request that is sent again after a 5xx is refused if the first one was carried out.
      return (await read(name))?.text === text;
    },
    async put(name, content) {
      await write(name, content, cacheControlOf(name), IF_NEW);
    },
    async write(name, content) {
      await write(name, content, 'no-cache');
    },
    async remove(name) {
      await request('DELETE', name, [404]);
    },
  };
}

/** @jest-environment jest-fixed-jsdom */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf } from '@ninefold/contracts/payments-contract';
import { type SentResponse, testPaymentsClientContract } from '@ninefold/platform/payments-client-contract';
import { createAuth } from '../auth/create-auth';
import { createNotices } from '../platform/create-notices';
import { CONFIG } from '../testing/open-shell';
import { createPayments } from './create-payments';

let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

/** What arrives over HTTP. */
function httpOf(sent: Exclude<SentResponse, 'offline'>) {
  if ('body' in sent) return { status: 200, headers: {}, text: JSON.stringify(sent.body) };
  if ('malformed' in sent) return { status: 200, headers: {}, text: JSON.stringify(sent.malformed) };
  if ('page' in sent) return { status: sent.status, headers: {}, text: sent.page };
  if ('file' in sent) {
    const headers = { 'Content-Disposition': `attachment; filename="${sent.file.name}"` };
    return { status: 200, headers, text: sent.file.text };
  }
  const { status, error } = refusalOf(...sent.refusal);
  return { status, headers: {}, text: JSON.stringify(error) };
}

testPaymentsClientContract(async (sent) => {
  server = createServer((_, response) => {
    if (sent === 'offline') return response.destroy();
    const { status, headers, text } = httpOf(sent);
    return response.writeHead(status, headers).end(text);
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server?.listen(0, '127.0.0.1', () => resolve(server?.address() as AddressInfo));
  });
  const config = { ...CONFIG, paymentsUrl: `http://127.0.0.1:${port}` };
  return createPayments(config, createAuth(config, createNotices()));
});

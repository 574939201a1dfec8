import type { BrowserContext, Page, Request } from 'playwright-core';
import { until } from '../platform/until';

const loads = new WeakMap<BrowserContext, Set<Request>>();

/** Requests that a page aborts after some seconds of its own time. */
const isAwaited = (request: Request) =>
  ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType());

/** Tracks what a visitor's pages load. Call it before opening the first page. */
export function watchLoads(context: BrowserContext): void {
  const running = new Set<Request>();
  loads.set(context, running);
  context.on('request', (request) => isAwaited(request) && running.add(request));
  // A closed page reports no end of its requests.
  context.on('page', (page) => page.on('close', () => forgetRequests(running, page)));
  context.on('requestfinished', (request) => running.delete(request));
  context.on('requestfailed', (request) => running.delete(request));
}

function forgetRequests(running: Set<Request>, page: Page): void {
  for (const request of running) if (request.frame().page() === page) running.delete(request);
}

/** Resolves when a visitor's pages have no pending code or responses. */
export async function untilLoaded(page: Page): Promise<void> {
  const running = loads.get(page.context()) ?? new Set<Request>();
  const urls = () => [...running].map((request) => `${request.method()} ${request.url()}`).join(', ');
  await until(
    () => `the responses to ${urls()}`,
    async () => running.size === 0 || undefined,
  );
}

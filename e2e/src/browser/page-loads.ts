import type { BrowserContext, Page, Request } from 'playwright-core';
import { until } from '../platform/until';

const loads = new WeakMap<BrowserContext, Set<Request>>();

/** What a page gives up after some seconds of its own time. */
const isAwaited = (request: Request) =>
  ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType());

/** Notes what the pages of a visitor load. Call it before the first page is opened. */
export function watchLoads(context: BrowserContext): void {
  const running = new Set<Request>();
  loads.set(context, running);
  context.on('request', (request) => isAwaited(request) && running.add(request));
  context.on('requestfinished', (request) => running.delete(request));
  context.on('requestfailed', (request) => running.delete(request));
}

/** Resolves when no code and no response is on its way to the visitor's pages. */
export async function untilLoaded(page: Page): Promise<void> {
  await until('the responses to a page', async () => !loads.get(page.context())?.size || undefined);
}

import type { Page, Request } from 'playwright-core';

/**
 * Waits until a script, and the ones that were requested with it, have been loaded.
 * @param page has not been opened yet
 */
export function untilScript(page: Page, name: string): Promise<void> {
  const pending = new Set<Request>();
  let isRequested = false;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    pending.add(request);
    isRequested ||= request.url().includes(name);
  });
  return new Promise((resolve) => {
    page.on('requestfinished', (request) => {
      pending.delete(request);
      if (isRequested && pending.size === 0) resolve();
    });
  });
}

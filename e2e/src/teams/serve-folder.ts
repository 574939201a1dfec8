import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Serves the files of a folder to this page at an address that the policy allows, as a static host does.
 * @param place ends with a slash
 * @param folder the folder, or what finds the file of a path below the place
 */
export async function serveFolder(
  page: Page,
  place: string,
  folder: string | ((file: string) => string),
): Promise<void> {
  await page.route(`${place}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const below = decodeURIComponent(pathname).slice(new URL(place).pathname.length);
    const file = typeof folder === 'string' ? path.join(folder, below) : folder(below);
    if (!path.extname(file) || !existsSync(file)) return route.fallback();
    await route.fulfill({ path: file, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

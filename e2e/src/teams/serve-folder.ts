import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Serves the files of a folder to this page at an address that the policy allows, as a static host does.
 * @param place ends with a slash
 */
export async function serveFolder(page: Page, place: string, folder: string): Promise<void> {
  await page.route(`${place}**`, async (route) => {
    const file = path.join(
      folder,
      new URL(route.request().url()).pathname.slice(new URL(place).pathname.length),
    );
    if (!path.extname(file) || !existsSync(file)) return route.fallback();
    await route.fulfill({ path: file, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
}

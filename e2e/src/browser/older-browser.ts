import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

const MODULE = pathToFileURL(path.resolve(__dirname, '../../../tools/browsers/removable-apis.mjs')).href;

/** Jest cannot import an ES module here without a flag, so another process reads the list. */
function removableApis(): string[][] {
  const code = `import('${MODULE}').then(({ REMOVABLE_APIS }) => console.log(JSON.stringify(REMOVABLE_APIS)))`;
  const output = execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8', maxBuffer: 2 ** 24 });
  return JSON.parse(output) as string[][];
}

/** Removes from the page what one of the oldest supported browsers lacks. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const name = path.at(-1) ?? '';
      const owner = path
        .slice(0, -1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], globalThis);
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, removableApis());
}

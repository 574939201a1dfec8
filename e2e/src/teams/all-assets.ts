import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { addFiles, type Change } from './outside-remote';
import { ROOT } from './run-in';

/** The smallest one: browsers write no AVIF. */
const AVIF =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

const FONT = readFileSync(path.join(ROOT, 'packages/ui/src/fonts/letters.woff2'));

const NAMES = ['a.png', 'a.jpg', 'a.webp', 'a.avif'];

/** Adds a file of each kind that a remote may import. The browser draws the images. */
export async function addAssets(page: Page, folder: string): Promise<void> {
  const drawn = await page.evaluate(() =>
    ['png', 'jpeg', 'webp'].map((kind) => document.createElement('canvas').toDataURL(`image/${kind}`)),
  );
  const images = [...drawn.map((url) => url.split(',')[1] ?? ''), AVIF];
  const files = NAMES.map((name, at) => [`src/${name}`, Buffer.from(images[at]!, 'base64')] as const);
  await addFiles(folder, { ...Object.fromEntries(files), 'src/a.woff2': FONT });
}

const GAMES_PAGE = 'src/GamesPage.tsx';
const IMPORT = "import board from './board.svg';";

/** Shows these files on the first screen, beside the image that is there. */
export const WITH_ASSETS: readonly Change[] = [
  {
    file: GAMES_PAGE,
    from: IMPORT,
    to: [IMPORT, ...NAMES.map((name, at) => `import image${at} from './${name}';`)].join('\n'),
  },
  {
    file: GAMES_PAGE,
    from: '<ul>',
    to: `${NAMES.map((name, at) => `<img src={image${at}} alt="${name}" />`).join('')}<ul>`,
  },
  {
    file: 'src/GamesPage.module.css',
    from: '.page {',
    to: "@font-face { font-family: own; src: url('./a.woff2'); }\n.page { font-family: own;",
  },
];

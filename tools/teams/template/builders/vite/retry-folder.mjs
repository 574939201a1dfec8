import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A browser remembers under the URL of a module that it failed, and joins a new request to a pending one. So a retry
 * needs new URLs for all modules, but they import each other by URLs that are fixed when they are built. These are
 * relative: this plugin puts an entry before the one in the folder `assets`. After a failure the shell loads it as
 * `remote-entry.js?retry=2`, and it spells the folder in another way: `a%73sets` is the same folder to a server, and
 * another one to a browser.
 */
export const retryFolder = () => ({
  name: 'retry-folder',
  enforce: 'post',
  writeBundle({ dir }) {
    const manifestFile = path.join(dir, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const { remoteEntry } = manifest.metaData;
    const { dir: folder, base } = path.posix.parse(remoteEntry.path + remoteEntry.name);
    writeFileSync(path.join(dir, base), entryOf(folder, base));
    manifest.metaData.remoteEntry = { ...remoteEntry, name: base, path: '' };
    writeFileSync(manifestFile, JSON.stringify(manifest));
  },
});

/** Each bit of the retry's number says whether a letter is written as its code. */
const entryOf = (folder, base) => `
const retry = Number(new URL(import.meta.url).searchParams.get('retry'));
const spelled = (letter, at) => (retry >> at) & 1 ? '%' + letter.charCodeAt(0).toString(16) : letter;
const folder = Array.from('${folder}', spelled).join('');
export const { init, get } = await import(new URL(\`\${folder}/${base}\`, import.meta.url).href);
`;

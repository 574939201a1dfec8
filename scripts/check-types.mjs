/** Type-checks every package, two at a time: each runs in a browser, in Node or in neither. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PACKAGES } from '../boundaries.mjs';

const queue = [...PACKAGES, 'bench', 'shared-puzzle-engine/bench'].filter((name) =>
  existsSync(`${name}/tsconfig.json`),
);
const failed = [];

function check(name) {
  return new Promise((resolve) => {
    const compiler = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', name, '--pretty'], {
      stdio: 'inherit',
    });
    compiler.on('exit', (code) => {
      if (code !== 0) failed.push(name);
      resolve();
    });
  });
}

async function worker() {
  for (let name = queue.shift(); name; name = queue.shift()) await check(name);
}

await Promise.all([worker(), worker()]);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}

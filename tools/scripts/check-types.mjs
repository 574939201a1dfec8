/** Type-checks every package; a second run checks only what changed, and what depends on it. */
import './require-node.cjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PACKAGES } from '../../boundaries.mjs';

const projects = [...PACKAGES, 'tools/jest', 'shared-puzzle-engine/bench'].filter((name) =>
  existsSync(`${name}/tsconfig.json`),
);
const compiler = ['node_modules/typescript/bin/tsc', '--build', '--pretty', ...projects];
process.exitCode = spawnSync(process.execPath, compiler, { stdio: 'inherit' }).status ?? 1;

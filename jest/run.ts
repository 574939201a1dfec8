/**
 * Runs Jest with `jest.config.ts`: `npm test -- --selectProjects mfe-games`. On Node 20, Jest reads a TypeScript
 * configuration only through one of two loaders that are no longer kept up. So it gets the same configuration as JSON.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from 'jest';
import config from '../jest.config';

const rootDir = path.join(__dirname, '..');
const file = path.join(rootDir, '.cache/jest.config.json');

mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ rootDir, ...config }));
void run([...process.argv.slice(2), '--config', file]);

import path from 'node:path';
import { Failure } from '../failure';
import { ROOT } from '../paths';
import { runNode } from '../supervise/run-node';
import type { BuiltPackage } from './packages';

const SHOWN_LINES = 20;

/** @throws Failure with the end of what the build printed */
export async function buildPackage({ name, command }: BuiltPackage, signal: AbortSignal): Promise<void> {
  const { succeeded, output } = await runNode({ command, cwd: path.join(ROOT, name) }, signal);
  if (succeeded) return;
  const end = output.split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Failure(`${end}\nThe build of ${name} failed: what it printed stands above.`);
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(__dirname, '../../..');

/**
 * Runs a program in a folder and returns its output, without the variables of this run's npm and Jest.
 * @throws with all output if it fails
 */
export async function runIn(cwd: string, program: string, ...args: string[]): Promise<string> {
  const { PATH, HOME, npm_config_registry } = process.env;
  const env = { PATH, HOME, npm_config_registry };
  const running = promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await running.catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { programFile } from '../../../tools/jest/programs';

test('the committed database types match the migrations', async () => {
  const root = path.join(__dirname, '../../..');
  const command = ['--liftoff-only', programFile('supabase/src/generate-types.ts'), '--check'];
  await expect(promisify(execFile)(process.execPath, command, { cwd: root })).resolves.toBeDefined();
}, 60_000);

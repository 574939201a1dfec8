import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('the error catalog lists exactly the codes and messages of the sources', () => {
  const root = path.resolve(__dirname, '../..');
  const check = ['tools/scripts/error-catalog.mjs', '--check'];
  const differences = execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' });
  // After a change, `node tools/scripts/error-catalog.mjs` writes the lists.
  expect(differences).toBe('');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runIn } from './run-in';

jest.setTimeout(300_000);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'consumer-'));
  const packed = await runIn(ROOT, 'npm', 'run', '-s', 'pack-packages', '--', folder);
  const archives = packed
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1] ?? '');
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const others = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'typescript@6.0.3'];
  await runIn(
    folder,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    ...archives,
    ...others,
  );
  await writeFile(path.join(folder, 'remote.tsx'), REMOTE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const REMOTE = `
import { GRID_GAMES, type GameType } from '@ninefold/contracts';
import { usePlatform, type RemoteAppProps } from '@ninefold/platform';
import { fakePlatform } from '@ninefold/platform/testing';
import { Button } from '@ninefold/ui';

const first: GameType = GRID_GAMES[0];
export const platform = fakePlatform();
export default function App(props: RemoteAppProps) {
  return <Button onClick={() => props}>{first}</Button>;
}
export const used = usePlatform;
// @ts-expect-error: the types exist and reject this.
export const wrong: GameType = 'chess';
`;

test.each([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('TypeScript finds the types with module %s and resolution %s', async (module, resolution) => {
  const options = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    '--jsx',
    'react-jsx',
    '--target',
    'es2022',
  ];
  const modules = ['--module', module, '--moduleResolution', resolution];
  await runIn(folder, 'npx', 'tsc', ...options, ...modules, 'remote.tsx');
});

test('Node finds the scripts', async () => {
  const names = ['@ninefold/contracts', '@ninefold/platform'];
  const code = `for (const name of ${JSON.stringify(names)}) console.log(Object.keys(await import(name)).length > 0);`;
  expect(await runIn(folder, 'node', '--input-type=module', '--eval', code)).toBe('true\ntrue\n');
});

import path from 'node:path';
import { RemotesFileSchema, RuntimeConfigSchema } from 'shared-contracts';
import { runPart } from '../http/run-part';
import { ROOT } from '../paths';
import { readPorts } from '../settings/ports';
import { shellApp } from './shell-app';

const fromEnvironment = (name: string): unknown => JSON.parse(process.env[name] ?? 'null');

await runPart(readPorts(process.env).shell, () =>
  shellApp(process.argv[2] ?? path.join(ROOT, 'shell/dist'), {
    config: RuntimeConfigSchema.parse(fromEnvironment('RUNTIME_CONFIG')),
    remotes: RemotesFileSchema.parse(fromEnvironment('REMOTES')),
  }),
);

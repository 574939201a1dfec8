import path from 'node:path';
import { localKeys } from '../data/local-keys';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { platformEnvironment } from './platform-environment';
import { readPorts } from './ports';

afterAll(removeTemporaryFolders);

async function platform() {
  const dataFolder = await temporaryFolder();
  const keys = await localKeys(path.join(dataFolder, 'keys.json'));
  return { keys, running: { pid: process.pid, dataFolder, ports: readPorts({ PORT_OFFSET: '500' }) } };
}

test('programs get the URLs and keys of the running platform', async () => {
  const { keys, running } = await platform();
  const environment = await platformEnvironment(running, {});
  expect(environment).toMatchObject({
    SHELL_URL: 'http://localhost:3500',
    SUPABASE_URL: 'http://localhost:54821',
    SUPABASE_SECRET_KEY: keys.supabaseSecretKey,
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_API_URL: 'http://localhost:4510',
    STRIPE_PRICE_ELITE: 'price_elite_yearly',
  });
  expect(JSON.parse(environment.LOCAL_SITE ?? '')).toMatchObject({
    games: { folder: path.join(running.dataFolder, 'site/games'), url: 'http://localhost:3501' },
  });
});

test('keeps a hosted service named in the environment', async () => {
  const { running } = await platform();
  const hosted = await platformEnvironment(running, { SUPABASE_URL: 'https://x.supabase.co' });
  expect(Object.keys(hosted)).toEqual(['SHELL_URL', 'PAYMENTS_URL', 'LOCAL_SITE']);
  const stripe = await platformEnvironment(running, { STRIPE_SECRET_KEY: 'sk_test_x' });
  expect(stripe).toMatchObject({ SUPABASE_URL: 'http://localhost:54821' });
  expect(stripe).not.toHaveProperty('STRIPE_API_URL');
  expect(stripe).not.toHaveProperty('PAYMENTS_URL');
  const named = await platformEnvironment(running, { PAYMENTS_URL: 'https://pay.example.com' });
  expect(named).not.toHaveProperty('PAYMENTS_URL');
});

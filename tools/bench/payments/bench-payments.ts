import { loadavg } from 'node:os';
import { callsOf, newBuyer } from './buyers';
import { burst, type Send, steady } from './load';
import { type MeasuredServer, startServer } from './measured-server';
import { bundledPrograms, KEYS, startParts } from './parts';

/** As many for the one server as for the other: code gets faster while it runs. */
const WARM_UP = { insert: 1_000, verification: 500, webhook: 500 };
const REQUESTS = 400;
const ROUNDS = 3;
/** A person may verify a payment 60 times in ten minutes; all of them together make the calls. */
const BUYERS = 160;
/** Processor time of a request, against the same server with one bare insert. */
const CPU_BOUND = 2;
/** What the local Data API bears: it makes nine round trips for each call, and PostgREST one. */
const STEADY = { perSecond: 50, seconds: 60, p99Ms: 300 };

/** The limits are for people; here one machine makes all the calls. */
const GENEROUS_LIMITS = { PAYMENTS_ATTEMPTS_PER_NETWORK: '1000000', PAYMENTS_REQUESTS_PER_MINUTE: '1000000' };

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function cpuPerRequest(server: MeasuredServer, send: Send): Promise<number> {
  const before = await server.cpuMs();
  await burst(send, REQUESTS);
  return ((await server.cpuMs()) - before) / REQUESTS;
}

type Calls = ReturnType<typeof callsOf>;

/** What a request costs the process of the service alone. It hardly depends on what else the machine does. */
async function measureCosts(service: MeasuredServer, bare: MeasuredServer, calls: Calls): Promise<boolean> {
  for (const name of ['insert', 'verification', 'webhook'] as const) await burst(calls[name], WARM_UP[name]);
  const costs = { insert: [] as number[], verification: [] as number[], webhook: [] as number[] };
  // In turns, so that a busy moment of the machine meets all.
  for (let round = 0; round < ROUNDS; round++) {
    costs.insert.push(await cpuPerRequest(bare, calls.insert));
    costs.verification.push(await cpuPerRequest(service, calls.verification));
    costs.webhook.push(await cpuPerRequest(service, calls.webhook));
  }
  const baseline = median(costs.insert);
  const rows = (['verification', 'webhook'] as const).map((name) => ({
    name,
    'CPU, ms': median(costs[name]).toFixed(2),
    'bare insert, ms': baseline.toFixed(2),
    ratio: (median(costs[name]) / baseline).toFixed(2),
    bound: CPU_BOUND,
  }));
  console.log('\nPayments: processor time of the service for a request, against one bare insert');
  console.table(rows);
  return rows.every(({ ratio }) => Number(ratio) <= CPU_BOUND);
}

/** Alternates verifications and events. Times depend on the machine, so its load before is printed next to them. */
async function bearSteadyLoad({ verification, webhook }: Calls): Promise<boolean> {
  const { perSecond, seconds, p99Ms: bound } = STEADY;
  const [load = 0] = loadavg();
  let turn = 0;
  const send = () => (turn++ % 2 === 0 ? verification() : webhook());
  const { requests, errors, p50Ms, p99Ms } = await steady(send, perSecond, seconds);
  console.log(`\nPayments: ${perSecond} verifications and events a second for ${seconds} seconds`);
  console.table([
    {
      requests,
      errors: errors.length,
      'p50, ms': p50Ms.toFixed(0),
      'p99, ms': p99Ms.toFixed(0),
      bound,
      'load before': load.toFixed(1),
    },
  ]);
  if (errors[0]) console.error(errors[0]);
  return errors.length === 0 && p99Ms <= bound;
}

/** The payments service on a real Postgres: what a request costs it, and how it bears a steady load. */
export async function benchPayments(): Promise<boolean> {
  const programs = await bundledPrograms();
  const parts = await startParts(programs);
  const environment = {
    ...GENEROUS_LIMITS,
    SHELL_URL: KEYS.shellUrl,
    SUPABASE_URL: parts.supabaseUrl,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    ...KEYS.prices,
    STRIPE_API_URL: parts.stripeUrl,
  };
  const [service, bare] = await Promise.all([
    startServer(programs, 'service', environment),
    startServer(programs, 'bare', environment),
  ]);
  try {
    const buyers: Awaited<ReturnType<typeof newBuyer>>[] = [];
    await burst(async () => void buyers.push(await newBuyer(parts, service)), BUYERS);
    const calls = callsOf(service, bare, buyers);
    const isCheap = await measureCosts(service, bare, calls);
    return (await bearSteadyLoad(calls)) && isCheap;
  } finally {
    service.stop();
    bare.stop();
    await parts.stop();
  }
}

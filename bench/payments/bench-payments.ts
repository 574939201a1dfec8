import { runningPlatform } from '../running-platform';
import { callsOf, newBuyer } from './buyers';
import { burst, type Send, steady } from './load';
import { type MeasuredServer, startServer } from './measured-server';

const WARM_UP = 400;
const REQUESTS = 500;
const ROUNDS = 3;
const BUYERS = 20;
/** Processor time of a request, against the same server with one bare insert. */
const CPU_BOUND = 2;
const STEADY = { perSecond: 200, seconds: 60, p99Ms: 300 };

/** The limits are for people; here one machine makes all the calls. */
const ROOMY_LIMITS = {
  AUTH_TRIES_PER_NETWORK: '1000000',
  PAYMENTS_TRIES_PER_NETWORK: '1000000',
  PAYMENTS_REQUESTS_PER_MINUTE: '1000000',
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function cpuPerRequest(server: MeasuredServer, send: Send): Promise<number> {
  const before = await server.cpuMs();
  await burst(send, REQUESTS);
  return ((await server.cpuMs()) - before) / REQUESTS;
}

/** The payments service on a real Postgres: what a request costs it, and how it bears a steady load. */
export async function benchPayments(): Promise<boolean> {
  const platform = await runningPlatform({ flags: ['--postgres'], environment: ROOMY_LIMITS });
  const { urls, keys } = platform;
  const environment = {
    ...ROOMY_LIMITS,
    SHELL_URL: urls.shell,
    SUPABASE_URL: urls.supabase,
    SUPABASE_SECRET_KEY: keys.supabaseSecretKey ?? '',
    STRIPE_SECRET_KEY: keys.stripeSecretKey ?? '',
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret ?? '',
    STRIPE_PRICE_ELITE: 'price_elite_yearly',
    STRIPE_API_URL: urls.stripe,
  };
  const [service, bare] = await Promise.all([
    startServer('service', environment),
    startServer('bare', environment),
  ]);
  try {
    const buyers = [];
    for (let count = 0; count < BUYERS; count++) buyers.push(await newBuyer(platform));
    const calls = callsOf(service, bare, buyers, keys.stripeWebhookSecret ?? '');
    for (const send of Object.values(calls)) await burst(send, WARM_UP);

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

    const { requests, errors, p50Ms, p99Ms } = await steady(calls.webhook, STEADY.perSecond, STEADY.seconds);
    console.log(`\nPayments: ${STEADY.perSecond} events a second for ${STEADY.seconds} seconds`);
    console.table([
      {
        requests,
        errors: errors.length,
        'p50, ms': p50Ms.toFixed(0),
        'p99, ms': p99Ms.toFixed(0),
        bound: STEADY.p99Ms,
      },
    ]);
    if (errors[0]) console.error(errors[0]);
    return (
      rows.every(({ ratio }) => Number(ratio) <= CPU_BOUND) && errors.length === 0 && p99Ms <= STEADY.p99Ms
    );
  } finally {
    service.stop();
    bare.stop();
    await platform.stop();
  }
}

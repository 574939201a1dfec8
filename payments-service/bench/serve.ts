/**
 * Runs the server to measure, `service` or `bare`, in its own process. It sends its port, and on each message the processor
 * time that it has used.
 */
import { pino } from 'pino';
import { PLANS } from '@ninefold/contracts';
import { fileURLToPath } from 'node:url';
import { createApp } from '../src/app';
import { createDrawPng } from '../src/cards/draw-png';
import { readConfig } from '../src/config/read-config';
import { createDatabase } from '../src/database/create-database';
import { portOf, serve } from '../src/http/serve';
import { createStripe } from '../src/stripe/create-stripe';
import { createBareApp } from './bare-app';

const config = readConfig(process.env);
const dependencies = {
  config,
  logger: pino({ level: config.logLevel }),
  plans: PLANS,
  stripe: createStripe(config),
  database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
  readinessTimeoutMs: 3_000,
  databaseDeadlineMs: 10_000,
  drawPng: createDrawPng(fileURLToPath(new URL('../fonts/figures-600.ttf', import.meta.url))),
  now: Date.now,
};
const app = process.argv[2] === 'bare' ? createBareApp(dependencies) : createApp(dependencies);
const server = await serve(app, 0, '127.0.0.1');
process.send?.({ port: portOf(server) });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));

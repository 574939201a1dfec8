import type { HttpBindings } from '@hono/node-server';
import type { Connection } from '@supabase/lite';
import type { Context, Hono } from 'hono';
import type { InTurn } from '../http/in-turn';
import { networkAddress } from '../http/network-address';
import { createLimits } from '../limits/limits';
import { createMailer } from '../mail/mailer';
import type { Delivery } from '../mail/deliver';
import type { BackendOptions } from '../options';
import { authRoutes } from './auth-routes';
import { mailTokens } from './mail-token';
import { createPasswords } from './passwords';
import { sessionsOf } from './sessions';
import { siteAddress } from './site-address';
import { usersOf } from './users';

interface Surroundings {
  readonly connection: Connection;
  readonly inTurn: InTurn;
  readonly delivery: Delivery;
  /** The auth service of @supabase/lite, each request in its turn. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly linkBase: () => string;
  readonly log: (text: string) => void;
}

/** The auth service, with its settings from the options. */
export async function createAuth(options: BackendOptions, surroundings: Surroundings): Promise<Hono> {
  const { connection, inTurn, delivery, lite, linkBase, log } = surroundings;
  const users = usersOf(connection);
  const site = siteAddress(options.siteUrl);
  const parts = {
    inTurn,
    users,
    sessions: sessionsOf(connection, users, options.jwtSecret),
    limits: createLimits(connection, options),
    passwords: await createPasswords(options.passwordCost),
    tokens: mailTokens(options.jwtSecret),
    mailer: await createMailer({ templatesDir: options.templatesDir, site, linkBase, delivery }),
    site,
  };
  const networkOf = ({ req, env }: Context) => {
    const { incoming } = env as Partial<HttpBindings>;
    return networkAddress(req.raw.headers, incoming?.socket.remoteAddress, options.trustedProxies);
  };
  const askDatabase = () => inTurn(() => connection.exec('select 1'));
  return authRoutes({ parts, keys: options, lite, askDatabase, networkOf, log });
}

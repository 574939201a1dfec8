import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` of a body.
 * @param seconds when it is sent, since 1970, by the real clock: endpoints refuse what is old
 */
export function signature(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}

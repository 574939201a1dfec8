import { createHmac } from 'node:crypto';

const LIFETIME_SECONDS = 3_600;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Person {
  readonly id: string;
  readonly email: string;
}

/** A person's access token as the auth service signs it, by default without a session. */
export function accessTokenFor({ id, email }: Person, jwtSecret: string, session_id?: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const person = { sub: id, email, aud: 'authenticated', role: 'authenticated' };
  const content = [
    { alg: 'HS256', typ: 'JWT' },
    { ...person, session_id, iat, exp: iat + LIFETIME_SECONDS },
  ]
    .map(encoded)
    .join('.');
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

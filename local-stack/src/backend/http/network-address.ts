import { isIPv6 } from 'node:net';

/**
 * Where a request comes from, for limits. Each trusted proxy appends the address of its own client to
 * `X-Forwarded-For`; what stands before those was written by the client and means nothing.
 * @param socketAddress of the connection; undefined for a request of this process
 */
export function networkAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return network(forwarded || socketAddress || 'here');
}

/** One subscriber has a whole /64 of IPv6 addresses: the first four of eight groups. */
function network(address: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (embedded) return embedded;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.toLowerCase().split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - groups.length - after.length).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

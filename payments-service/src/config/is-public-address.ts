import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Reserved by RFC 6761, RFC 6762, and ICANN for private use. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal)$/;

/** Whether a URL's host is reachable from outside this machine, its local network, and its containers. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version) return !PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

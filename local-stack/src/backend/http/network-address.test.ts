import { networkAddress } from './network-address';

const forwarded = (chain: string) => new Headers({ 'X-Forwarded-For': chain });

test('without a proxy the forwarding header is not believed', () => {
  expect(networkAddress(forwarded('1.2.3.4'), '5.6.7.8', 0)).toBe('5.6.7.8');
});

test.each([
  [1, '3.3.3.3'],
  [2, '2.2.2.2'],
])('behind %d proxies the address is the one that the outermost of them wrote', (proxies, address) => {
  expect(networkAddress(forwarded('1.1.1.1, 2.2.2.2, 3.3.3.3'), '9.9.9.9', proxies)).toBe(address);
});

test('a request that did not come through the proxies is known by its connection', () => {
  expect(networkAddress(new Headers(), '9.9.9.9', 1)).toBe('9.9.9.9');
});

test.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkAddress(new Headers(), address, 0)).toBe(network);
});

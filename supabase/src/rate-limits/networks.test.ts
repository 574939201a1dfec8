import { scriptValues } from '../testing/script-values';

/** SQL that sends a request with these headers. */
const request = (headers: Record<string, string>) =>
  `select set_config('request.headers', '${JSON.stringify(headers)}', true);`;

const NETWORK = 'select to_jsonb(private.caller_network()) as value;';

test.each([
  ['an IPv4 address', { 'cf-connecting-ip': '203.0.113.7' }, '203.0.113.7'],
  ['the /64 of an IPv6 address', { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
  ['an IPv4 address written as IPv6', { 'cf-connecting-ip': '::ffff:203.0.113.7' }, '203.0.113.7'],
  ['an IPv4 address written in hexadecimal', { 'cf-connecting-ip': '::FFFF:cb00:7107' }, '203.0.113.7'],
  ['an IPv4 address with all groups', { 'cf-connecting-ip': '0:0:0:0:0:ffff:cb00:7107' }, '203.0.113.7'],
  ['an IPv4 address with a prefix', { 'cf-connecting-ip': '::ffff:cb00:7107/96' }, '203.0.113.7'],
  ['the largest IPv4 address', { 'cf-connecting-ip': '::ffff:ffff:ffff' }, '255.255.255.255'],
  ['the /64 of an IPv6 address beside the mapped ones', { 'cf-connecting-ip': '::fffe:cb00:7107' }, '::/64'],
  ['unknown without the header', { 'x-forwarded-for': '203.0.113.7' }, null],
  ['unknown if the header is not an address', { 'cf-connecting-ip': '203.0.113.7, 10.0.0.1' }, null],
])('the network of a caller is %s', async (_, headers, network) => {
  expect(await scriptValues([`${request(headers)} ${NETWORK}`])).toEqual([network]);
});

test('the network is unknown outside of a request', async () => {
  expect(await scriptValues([NETWORK])).toEqual([null]);
});

/** @returns how many of 20 calls are refused */
async function refusedCalls(calls: string): Promise<unknown> {
  const [refused] = await scriptValues([
    `do $$ declare
       v_refused integer := 0;
     begin
       for n in 1..20 loop
         begin
           ${calls}
         exception when sqlstate 'PT429' then
           v_refused := v_refused + 1;
         end;
       end loop;
       perform set_config('test.refused', v_refused::text, true);
     end $$;
     select current_setting('test.refused')::integer as value;`,
  ]);
  return refused;
}

const callFrom = (address: string) =>
  `perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', ${address})::text, true),
     private.limit_network('test', 5);`;

test('a network has its own limit, however many addresses of IPv6 it uses', async () => {
  expect(await refusedCalls(callFrom(`'203.0.113.7'`))).toBe(15);
  expect(await refusedCalls(callFrom(`'2001:db8:1:2::' || to_hex(n)`))).toBe(15);
  expect(await refusedCalls(callFrom(`'203.0.113.' || n`))).toBe(0);
  expect(await refusedCalls(callFrom(`'::ffff:cb00:71' || lpad(to_hex(n), 2, '0')`))).toBe(0);
});

test('calls without a network have no limit, because they would share it', async () => {
  expect(await refusedCalls(callFrom('null'))).toBe(0);
});

test('a wrong code without a network counts for its person only', async () => {
  const [counted] = await scriptValues([
    `set session_replication_role = replica;
     select private.record_wrong_invitation(gen_random_uuid(), 'class', 'K7M4XQ2P');
     select count(*)::integer as value from private.rate_limits;`,
  ]);
  expect(counted).toBe(0);
});

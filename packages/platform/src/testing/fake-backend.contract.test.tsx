import { testClientContract } from '@ninefold/contracts/client-contract';
import { clientOver } from './fake-backend';

const offline = clientOver(() => 'offline');
const over = (status: number, body: unknown) => clientOver(() => ({ status, body }));

// The client logs a failed sign-in.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

testClientContract({
  value: async () => over(200, true).rpc('username_available', { p_username: 'ada' }),
  nothing: async () => over(204, null).rpc('reset_attempts', { p_subject: 'test' }),
  unknownFunction: async () =>
    over(404, { code: 'PGRST202', message: 'not found', details: null, hint: null }).rpc('no_function'),
  offlineCall: async () => offline.rpc('username_available', { p_username: 'ada' }),
  offlineSignIn: () => offline.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' }),
});

test('a request has its method, path, query and body', async () => {
  const requests: unknown[] = [];
  const client = clientOver((request) => {
    requests.push(request);
    return { body: [] };
  });
  await client.from('profiles').update({ first_name: 'Ada' }).eq('id', 'user-1');
  const query = new URLSearchParams({ id: 'eq.user-1' });
  expect(requests).toEqual([
    { method: 'PATCH', path: '/rest/v1/profiles', query, body: { first_name: 'Ada' } },
  ]);
});

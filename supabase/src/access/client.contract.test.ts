import { testClientContract } from '@ninefold/contracts/client-contract';
import { createProgramClient } from '../program-client';
import { newAddress, newPlayer, PASSWORD, service } from '../testing/players';

/** Nothing listens there. */
const offline = createProgramClient('http://127.0.0.1:65535', 'no-key');

// The client logs a failed sign-in.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

testClientContract({
  async value() {
    const { client, id } = await newPlayer();
    return client.rpc('username_available', { p_username: `free_${id.slice(0, 8)}` });
  },
  nothing: async () => service().rpc('reset_attempts', { p_subject: newAddress() }),
  unknownFunction: async () => service().rpc('no_function' as never),
  offlineCall: async () => offline.rpc('username_available', { p_username: 'ada' }),
  offlineSignIn: () => offline.auth.signInWithPassword({ email: newAddress(), password: PASSWORD }),
});

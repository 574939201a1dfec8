/** A result of the Supabase client. */
interface Result {
  readonly data?: unknown;
  readonly error: { readonly status?: number | undefined; readonly code?: string | undefined } | null;
  readonly status?: number;
}

/** Calls of a Supabase client over a network. */
export interface TestedClient {
  /** Of a function that returns true. */
  value(): Promise<Result>;
  /** Of a function that returns nothing. */
  nothing(): Promise<Result>;
  /** Of a function that does not exist. */
  unknownFunction(): Promise<Result>;
  /** Of a function, without a network. */
  offlineCall(): Promise<Result>;
  /** Without a network. */
  offlineSignIn(): Promise<Result>;
}

/** The contract of the Supabase client's network and of what replaces it in tests. */
export function testClientContract(client: TestedClient): void {
  test('the value of a function is the data', async () => {
    expect(await client.value()).toMatchObject({ data: true, error: null });
  });

  test('a function without a value succeeds without data', async () => {
    expect(await client.nothing()).toMatchObject({ data: null, error: null });
  });

  test('a function that does not exist is an error, not an exception', async () => {
    expect(await client.unknownFunction()).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  });

  test('a call without a network is an error without a status', async () => {
    expect(await client.offlineCall()).toMatchObject({ status: 0, data: null, error: { code: '' } });
  });

  test('a sign-in without a network is an error without a status', async () => {
    const { error } = await client.offlineSignIn();
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 });
  });
}

import { MutationCache, onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isBusy, isLimit, repeatsQuietly, retryDelay } from '@ninefold/contracts/rpc';
import type { Platform, SavedResult } from '@ninefold/platform';
import type { Device } from './device';
import { onReconnect } from './spread';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: SaveMeta;
  }
}

/** `meta` of a query that saved results can change. */
interface SaveMeta extends Record<string, unknown> {
  readonly dependsOn?: (saved: SavedResult) => boolean;
  /** The data with a saved result on which it depends; undefined if that takes a call. */
  readonly withSaved?: (data: unknown, saved: SavedResult) => unknown;
}

const RETRIES = 2;

/** `retry` of queries: a limit that takes longer is shown at once, because refused calls count too. */
export const retriesQuery = (failures: number, error: unknown): boolean =>
  isBusy(error) ? repeatsQuietly(failures, error) : !isLimit(error) && failures < RETRIES;

interface Options {
  /** Gets an error with the first word of its query key, or the mutation key. */
  report(error: Error, what: string): void;
  readonly jitter: Device['jitter'];
  readonly onSaved: Platform['onSaved'];
}

/** A query client that reports errors in one place, and reads after a save only what depends on it. */
export function createQueryClient({ report, jitter, onSaved }: Options): QueryClient {
  const reportOf = (error: Error, key: readonly unknown[] | undefined) => report(error, String(key?.[0]));
  spreadReconnects(jitter);
  const delay = (failures: number, error: Error) => retryDelay(error, failures, jitter());
  return new SavesClient(onSaved, {
    queryCache: new QueryCache({ onError: (error, { queryKey }) => reportOf(error, queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => reportOf(error, options.mutationKey),
    }),
    defaultOptions: {
      // Calls fail without a network. By default they would wait and show the skeleton forever.
      queries: { retry: retriesQuery, retryDelay: delay, networkMode: 'always' },
      mutations: {
        // Only calls that the server refused before they changed anything.
        retry: repeatsQuietly,
        retryDelay: delay,
        networkMode: 'always',
      },
    },
  });
}

function spreadReconnects(jitter: Device['jitter']): void {
  onlineManager.setEventListener((setOnline) => {
    const end = onReconnect({ jitter }, () => setOnline(true));
    const onOffline = () => setOnline(false);
    window.addEventListener('offline', onOffline);
    return () => {
      end();
      window.removeEventListener('offline', onOffline);
    };
  });
}

/** Listens for saves while a screen uses it. */
class SavesClient extends QueryClient {
  readonly #onSaved: Platform['onSaved'];
  #users = 0;
  #end = () => {};

  constructor(onSaved: Platform['onSaved'], config: ConstructorParameters<typeof QueryClient>[0]) {
    super(config);
    this.#onSaved = onSaved;
  }

  override mount() {
    super.mount();
    this.#users += 1;
    if (this.#users > 1) return;
    this.#end = this.#onSaved((saved?: readonly SavedResult[]) => void readAfterSave(this, saved));
  }

  override unmount() {
    super.unmount();
    this.#users -= 1;
    if (this.#users === 0) this.#end();
  }
}

/** @param saved undefined if unknown: then every query that depends on some results is read again */
async function readAfterSave(client: QueryClient, saved: readonly SavedResult[] | undefined): Promise<void> {
  const stale: Query[] = [];
  for (const query of client.getQueryCache().findAll()) {
    const { dependsOn, withSaved } = query.meta ?? {};
    if (!dependsOn) continue;
    const relevant = saved?.filter((result) => dependsOn(result));
    if (relevant && withSaved) void update(client, query, relevant, withSaved);
    else if (relevant?.length !== 0) stale.push(query);
  }
  // A first request may be older than the result, and a second one would join it.
  const early = stale.filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
  await reread(client, stale);
  await reread(client, early);
}

const reread = (client: QueryClient, queries: readonly Query[]) =>
  client.invalidateQueries({ predicate: (query) => queries.includes(query) });

/** Adds saved results to the data of a query, or to the response of its running request. */
async function update(
  client: QueryClient,
  query: Query,
  saved: readonly SavedResult[],
  withSaved: NonNullable<SaveMeta['withSaved']>,
): Promise<void> {
  if (saved.length === 0) return;
  await query.promise?.catch(() => undefined);
  const data = saved.reduce<unknown>((known, result) => known && withSaved(known, result), query.state.data);
  if (data) client.setQueryData(query.queryKey, data);
  else await reread(client, [query]);
}

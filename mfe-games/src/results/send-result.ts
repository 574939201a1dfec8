/** What became of a result that was sent; `news` is what the server says of it. */
export type SendAnswer<News> =
  | { readonly outcome: 'saved'; readonly news: News }
  /** Sending it again would change nothing. */
  | { readonly outcome: 'refused'; readonly error: unknown }
  | { readonly outcome: 'not-reached'; readonly error: unknown };

/** Postgres' class of errors in what was sent: one such result must not hold up those behind it. */
const UNREADABLE = '22';

interface CallAnswer {
  readonly data: unknown;
  readonly error: { readonly code: string; readonly hint: string } | null;
}

/**
 * Calls the server with a result. Never throws: what happened is the answer.
 * @param readNews throws when the server's answer has another shape
 * @param finalRefusals the server's codes that no later try could change
 */
export async function sendResult<News>(
  call: () => Promise<CallAnswer>,
  readNews: (data: unknown) => News,
  finalRefusals: ReadonlySet<string>,
): Promise<SendAnswer<News>> {
  try {
    const { data, error } = await call();
    if (!error) return { outcome: 'saved', news: readNews(data) };
    const isFinal = finalRefusals.has(error.hint) || error.code.startsWith(UNREADABLE);
    return { outcome: isFinal ? 'refused' : 'not-reached', error };
  } catch (error) {
    return { outcome: 'not-reached', error };
  }
}

import { read as readers, type ApiError } from 'shared-contracts';
import type { PaymentsFailure, PaymentsOutcome } from 'shared-platform';

/** The service itself waits for Stripe and for the auth service, and tries again. */
const TIMEOUT_MS = 20_000;

interface Call<Body> {
  readonly url: string;
  readonly body: object;
  /** Throws when the response is not of the contract. */
  readonly read: (json: unknown) => Body;
  readonly accessToken: string | null;
}

/** One call of the payments service; never throws. */
export async function post<Body>({
  url,
  body,
  read,
  accessToken,
}: Call<Body>): Promise<PaymentsOutcome<Body>> {
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    json = jsonOf(await response.text());
  } catch {
    return { ok: false, failure: { kind: 'offline' } };
  }
  if (!response.ok) return { ok: false, failure: refusal(response, json) };
  try {
    return { ok: true, body: read(json) };
  } catch {
    return { ok: false, failure: { kind: 'unexpected' } };
  }
}

/** @returns undefined for what is no JSON, such as the page of a proxy */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readApiError = readers.object<ApiError>({ error: readers.text, code: readers.text });

function refusal({ status, headers }: Response, json: unknown): PaymentsFailure {
  const retryAfter = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return {
    kind: 'refused',
    status,
    error: apiErrorOf(json),
    retrySeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

function apiErrorOf(json: unknown): ApiError | null {
  try {
    return readApiError(json);
  } catch {
    return null;
  }
}

import * as v from 'valibot';
import { Failure } from './failure';
import type { Line } from './remotes-line';
import type { Store } from './store/store';
import { readJson, updateJson } from './store/update-json';

/** Open pages load the files of their build for as long. */
const HISTORY_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Which builds of a remote were live from a moment on: addresses of manifests. */
const RecordSchema = v.object({
  since: v.pipe(v.string(), v.isoTimestamp()),
  entry: v.string(),
  canary: v.optional(v.string()),
  /** What `--back` leads to from this entry. */
  before: v.optional(v.string()),
  /** The place of `remotes.json`, if it is not the one beside the builds: several sites may show these builds. */
  site: v.optional(v.string()),
});
type DeploymentRecord = v.InferOutput<typeof RecordSchema>;
const HistorySchema = v.array(RecordSchema);
type Records = readonly DeploymentRecord[];

/** `deployments.json` beside the builds of a remote: its deployments, the newest last. */
export interface History {
  /** To which site new deployments belong; empty for that beside the builds. */
  readonly site: string;
  read(): Promise<Records>;
  update(change: (records: Records) => Records): Promise<void>;
}

export function historyOf(store: Store, remote: string, site = ''): History {
  const name = `${remote}/deployments.json`;
  function recordsOf(json: unknown): Records {
    const records = v.safeParse(HistorySchema, json ?? []);
    if (!records.success) throw new Failure(`${store.place(name)} is not a list of deployments.`);
    return records.output;
  }
  return {
    site,
    read: async () => recordsOf((await readJson(store, name)).json),
    update: (change) => updateJson(store, name, (json) => change(recordsOf(json))),
  };
}

const siteOf = ({ site = '' }: DeploymentRecord) => site;

/** What was live before this entry: `--back` leads there. Earlier versions of this command recorded no site. */
export function before(records: Records, entry: string, site: string): string | undefined {
  const latest = (of: string) =>
    records.findLast((record) => record.entry === entry && siteOf(record) === of);
  return (latest(site) ?? latest(''))?.before;
}

const buildsOf = ({ entry, canary }: Line) => ({ entry, ...(canary && { canary: canary.entry }) });

interface Deployed {
  readonly site: string;
  readonly from: Line | undefined;
  readonly to: Line;
  readonly now: Date;
}

/**
 * The history with one more deployment. What is live may differ from the newest record, because somebody has changed
 * `remotes.json` by hand or a deployment has failed at its last step: then it gets a record first, so that its files
 * are kept from now on.
 */
export function withDeployment(records: Records, { site, from, to, now }: Deployed): Records {
  const recordOf = (line: Line, earlier: string | undefined): DeploymentRecord => ({
    since: now.toISOString(),
    ...buildsOf(line),
    ...(earlier !== undefined && { before: earlier }),
    ...(site && { site }),
  });
  if (!from) return [...records, recordOf(to, undefined)];
  const earlier = before(records, from.entry, site);
  const newest = records.findLast((record) => siteOf(record) === site);
  const isKnown = newest?.entry === from.entry && newest.canary === from.canary?.entry;
  const live = isKnown ? [] : [recordOf(from, earlier)];
  return [...records, ...live, recordOf(to, beforeOf(records, { site, from, to }))];
}

/** A new canary keeps the way back, and the way back from a build that was returned to is the one that it had. */
function beforeOf(
  records: Records,
  { site, from, to }: { readonly site: string; readonly from: Line; readonly to: Line },
): string | undefined {
  const isReturn = before(records, from.entry, site) === to.entry;
  return from.entry === to.entry || isReturn ? before(records, to.entry, site) : from.entry;
}

/** Builds that no page can have open: replaced longer ago than files are stored, on each site that has shown them. */
export function outdated(records: Records, now: Date): ReadonlySet<string> {
  const replaced = new Map<string, number>();
  records.forEach((record, index) => {
    const next = records.slice(index + 1).find((later) => siteOf(later) === siteOf(record));
    const end = next ? Date.parse(next.since) : Infinity;
    for (const build of [record.entry, record.canary])
      if (build) replaced.set(build, Math.max(end, replaced.get(build) ?? 0));
  });
  const latest = now.getTime() - HISTORY_DAYS * DAY_MS;
  return new Set([...replaced].filter(([, end]) => end < latest).map(([build]) => build));
}

export const withoutBuilds = (records: Records, removed: ReadonlySet<string>): Records =>
  records
    .filter(({ entry }) => !removed.has(entry))
    .map(({ canary, ...record }) => (canary && !removed.has(canary) ? { ...record, canary } : record));

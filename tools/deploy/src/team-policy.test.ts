import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deployBuild, goBack } from './deploy-remote';
import { bucketStore } from './store/bucket-store';
import { A, B, build, C, openSite } from './testing/open-site';
import { startBucket } from './testing/start-bucket';

interface Policy {
  readonly Statement: readonly { readonly Action: string | readonly string[]; readonly Resource: string }[];
}

const ACTIONS: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

/** Whether the policy in `docs/deploying.md` lets the key of the chess team do this. */
function isAllowed(method: string, key: string): boolean {
  const docs = readFileSync(path.resolve(__dirname, '../../../docs/deploying.md'), 'utf8');
  const [, text = ''] = /```json\n(\{\s+"Version"[^`]+)```/.exec(docs) ?? [];
  const { Statement } = JSON.parse(text) as Policy;
  return Statement.some(({ Action, Resource }) => {
    const place = Resource.replace('arn:aws:s3:::', '');
    const isPlace = place.endsWith('*') ? key.startsWith(place.slice(0, -1)) : key === place;
    return isPlace && [Action].flat().includes(ACTIONS[method] ?? '');
  });
}

test('the rights in docs/deploying.md are those that a team needs', async () => {
  const bucket = await startBucket();
  const store = bucketStore('s3://ninefold', bucket.environment);
  const site = await openSite(async () => ({
    store,
    names: async () => [...bucket.objects.keys()],
    discard: bucket.stop,
  }));
  bucket.refuse((method, key) => (isAllowed(method, key) ? undefined : 403));

  await deployBuild(site.deployment('chess'), build(A, 'chess'));
  site.day = 1;
  await deployBuild(site.deployment('chess'), build(B, 'chess'));
  site.day = 50;
  await deployBuild(site.deployment('chess'), build(C, 'chess'), 0.1);
  await goBack(site.deployment('chess'));

  expect(await site.ownLine('chess')).toEqual({ entry: site.manifestOf(B, 'chess') });
  // Removing old builds is part of it.
  expect((await site.names()).join(' ')).not.toContain(A);
  await expect(deployBuild(site.deployment(), build(A))).rejects.toThrow('refuses to PUT');
  await site.discard();
});

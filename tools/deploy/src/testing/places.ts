import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bucketStore } from '../store/bucket-store';
import { folderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { startBucket } from './start-bucket';

/** Where a deployment works: everything that the two kinds of places have to do alike. */
export interface Place {
  readonly store: Store;
  /** The files that are there. */
  readonly names: () => Promise<string[]>;
  readonly discard: () => Promise<unknown>;
}

export async function folderPlace(): Promise<Place> {
  const root = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  const names = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  };
  return { store: folderStore(root), names, discard: () => rm(root, { recursive: true }) };
}

async function bucketPlace(): Promise<Place> {
  const { objects, environment, stop } = await startBucket();
  const names = async () => [...objects.keys()].map((key) => key.replace('site/live/', ''));
  return { store: bucketStore('s3://site/live', environment), names, discard: stop };
}

export const PLACES = [
  ['a folder', folderPlace],
  ['a bucket', bucketPlace],
] as const;

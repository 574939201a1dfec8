import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { Store } from './store';

/** @param address `s3://bucket/prefix`, or a folder @throws Failure when the bucket's keys are missing */
export const openStore = (address: string): Store =>
  address.startsWith('s3://') ? bucketStore(address, process.env) : folderStore(address);

export {
  browserDevice,
  createDevice,
  DeviceContext,
  useDevice,
  withFallback,
  type Device,
  type DeviceParts,
  type KeyValueStore,
} from './device';
export { storeInvitation, useStoreInvitation, useClearInvitation } from './invitation';
export { createOutbox, sendEach, type Outbox } from './outbox';
export { eachDay, NEW_DAY_SPREAD_MS, useReadDay } from './new-day';
export { pause } from './pause';
export { createQueryClient, retriesQuery } from './query-client';
export { randomId } from './random-id';
export { createRecordStore, type RecordStore } from './record-store';
export { requireSamePerson } from './same-person';

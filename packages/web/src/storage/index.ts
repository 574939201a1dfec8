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
export { createQueryClient } from './query-client';
export { createRecordStore, type RecordStore } from './record-store';
export { requireSamePerson } from './same-person';

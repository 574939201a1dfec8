import { DELIVERIES, isAmount, MOST_MILLISECONDS, type Delivery, type Owner } from '../device/daily-record';

/** Something finished on this device that an account takes once, by its id. */
export interface FinishedResult {
  /** Made here, so that the server takes it once however often it is sent. */
  readonly id: string;
  readonly owner: Owner;
  /** Epoch milliseconds of the device's clock. */
  readonly finishedAt: number;
  readonly delivery: Delivery;
}

/** Whether what was stored has what every result has. */
export const isFinishedResult = ({ id, owner, finishedAt, delivery }: FinishedResult): boolean =>
  [id, owner].every((value) => typeof value === 'string') &&
  isAmount(finishedAt, MOST_MILLISECONDS) &&
  DELIVERIES.includes(delivery);

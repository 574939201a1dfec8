import { SimulatedClock } from './simulated-clock';
import { startPlatform } from './start-platform';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

/**
 * A separate platform for the file with a clock that can be advanced without affecting other journeys. It uses the
 * embedded Postgres.
 */
export function useSimulatedPlatform(): {
  readonly clock: SimulatedClock;
  readonly platform: () => Platform;
} {
  const clock = new SimulatedClock();
  let platform: Platform | undefined;
  beforeAll(async () => {
    platform = await startPlatform({ environment: clock.environment });
  });
  afterAll(async () => {
    await platform?.discard();
    clock.discard();
  });
  return {
    clock,
    platform() {
      if (!platform) throw new Error('The platform is started before the first test.');
      return platform;
    },
  };
}

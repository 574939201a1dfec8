import { postEvent } from '../events';
import type { PaymentsTest } from '../start-payments';

/** A story happens, and its events arrive in some way. */
export const EVENT_ORDERS: Readonly<
  Record<string, (service: PaymentsTest, story: () => Promise<void>) => Promise<void>>
> = {
  async 'in their order'(service, story) {
    await story();
    await service.settled();
  },
  async 'all late, in reverse'(service, story) {
    await service.emulator.control('deliveries/rules', { action: 'hold' });
    await story();
    await service.emulator.control('deliveries/rules', {}, 'DELETE');
    await service.emulator.control('deliveries/release', { order: 'reversed' });
    await service.settled();
  },
  async 'again in reverse, as new events'(service, story) {
    const { data } = await service.stripe.events.list({ limit: 1 });
    await story();
    await service.settled();
    const again: string[] = [];
    for await (const event of service.stripe.events.list({ limit: 100 })) {
      if (event.id === data[0]?.id) break;
      again.push(JSON.stringify({ ...event, id: `${event.id}_again` }));
    }
    for (const event of again) await postEvent(service, event);
  },
  async 'never, until reconcile runs'(service, story) {
    await service.emulator.control('deliveries/rules', { action: 'drop' });
    await story();
    await service.emulator.control('deliveries/rules', {}, 'DELETE');
  },
};

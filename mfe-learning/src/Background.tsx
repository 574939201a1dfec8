import { useEffect } from 'react';
import { PlatformProvider, type RemoteAppProps } from '@ninefold/platform';
import { warnBeforeLoss } from '@ninefold/web/on-device';
import { browserDevice, DeviceContext, useDevice, type Device } from '@ninefold/web/storage';
import { useTechniqueOutbox } from './sessions/practiced-techniques';
import { useSessionOutbox } from './sessions/session-outbox';

/** Runs on every page for a signed-in person: migrates guest sessions and sends pending data. Renders nothing. */
export default function Background({
  platform,
  device = browserDevice,
}: RemoteAppProps & { device?: Device }) {
  const { auth } = platform;
  if (auth.status !== 'in') return null;
  return (
    <PlatformProvider platform={platform}>
      <DeviceContext value={device}>
        <Sending userId={auth.user.id} />
      </DeviceContext>
    </PlatformProvider>
  );
}

function Sending({ userId }: { userId: string }) {
  const device = useDevice();
  const { isWaiting } = useSessionOutbox(userId);
  useEffect(() => warnBeforeLoss(device, isWaiting), [device, isWaiting]);
  useTechniqueOutbox(userId);
  return null;
}

import { PlatformProvider, type RemoteAppProps } from '@ninefold/platform';
import { browserDevice, DeviceContext, type Device } from '@ninefold/web/storage';
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
  useSessionOutbox(userId);
  useTechniqueOutbox(userId);
  return null;
}

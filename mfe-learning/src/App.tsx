import { PlatformProvider, type RemoteAppProps } from 'shared-platform';

export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <p>mfe-learning</p>
    </PlatformProvider>
  );
}

import { BrowserRouter } from 'shared-platform';
import { Layout } from '../layout/Layout';
import type { Services } from '../platform/create-services';
import { useDocumentState } from '../platform/use-document-state';
import { usePlatformValue } from '../platform/use-platform-value';
import { Backgrounds } from './Backgrounds';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteScreen } from './RouteScreen';

/** The shell: who is there, where they are, and what stands around the screen. */
export function App({ services }: { services: Services }) {
  const platform = usePlatformValue(services);
  useDocumentState(platform);
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Layout platform={platform} notices={services.notices}>
          <RouteScreen platform={platform} services={services} />
        </Layout>
        <Backgrounds platform={platform} services={services} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}

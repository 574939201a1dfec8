import { Component, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { failureCopy } from '../copy/failure';
import { reportError } from '../platform/report-error';
import styles from './ErrorBoundary.module.css';

/** The last net inside React: whatever the screens' own boundaries did not hold. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'shell');
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles['failure']}>
        <h1>{failureCopy.somethingWentWrong}</h1>
        <p>{failureCopy.nothingLost}</p>
        <Button onClick={() => location.reload()}>{failureCopy.refresh}</Button>
      </main>
    );
  }
}

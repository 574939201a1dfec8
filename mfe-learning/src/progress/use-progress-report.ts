import { ProgressReportSchema, readKnown } from '@ninefold/contracts';
import { useServerFigures } from '../state/use-server-figures';

/** The person's own figures, by the server. */
export function useProgressReport(userId: string) {
  return useServerFigures({
    key: ['progress-report', userId],
    what: 'progress',
    read: async ({ client, reportError }) => {
      const { data, error } = await client.rpc('progress_report');
      if (error) throw new Error(error.message, { cause: error });
      return readKnown(ProgressReportSchema, data, (unknown) =>
        reportError(unknown, 'learning: unknown in progress'),
      );
    },
  });
}

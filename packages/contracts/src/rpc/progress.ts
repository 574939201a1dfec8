import * as v from 'valibot';
import { DashboardSummarySchema } from '../dashboard';
import { NextPageSchema } from '../exported-data';
import { ExportedProgressSchema } from '../exported-progress';
import { ProgressReportSchema } from '../progress';

export const dashboardSummaryCall = {
  name: 'dashboard_summary',
  args: v.object({}),
  response: DashboardSummarySchema,
} as const;

export const progressReportCall = {
  name: 'progress_report',
  args: v.object({}),
  response: ProgressReportSchema,
} as const;

/** One page; the first for null. */
export const exportProgressCall = {
  name: 'export_progress',
  args: v.object({ p_after: v.optional(NextPageSchema) }),
  response: ExportedProgressSchema,
} as const;

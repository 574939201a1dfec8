import * as z from 'zod/mini';

const RowSchema = z.record(z.string(), z.unknown());

/** Response of `export_my_data()`: everything that is stored about the caller. Times are ISO 8601 instants. */
export const ExportedDataSchema = z.object({
  exported_at: z.string(),
  account: z.object({
    id: z.string(),
    email: z.string(),
    email_confirmed_at: z.nullable(z.string()),
    created_at: z.nullable(z.string()),
    last_sign_in_at: z.nullable(z.string()),
    /** The answers of the sign-up. */
    metadata: z.nullable(RowSchema),
  }),
  /** Where the account is signed in. */
  sessions: z.array(RowSchema),
  /** The caller's rows of each table. */
  tables: z.record(z.string(), z.array(RowSchema)),
});
export type ExportedData = z.infer<typeof ExportedDataSchema>;

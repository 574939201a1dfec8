import * as z from 'zod/mini';

/** Where the next page of an export begins; null after the last one. Who reads it sends it back as it is. */
export const NextPageSchema = z.nullable(
  z.object({ table: z.string(), key: z.array(z.union([z.string(), z.number()])) }),
);
export type NextPage = z.infer<typeof NextPageSchema>;

const RowSchema = z.record(z.string(), z.unknown());

/** A page of `export_my_data()`: everything that is stored about the caller. Times are ISO 8601 instants. */
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
  next: NextPageSchema,
});
export type ExportedData = z.infer<typeof ExportedDataSchema>;

import * as z from 'zod/mini'

/** The first entry of a backup: what made it, and what it needs. */
export const backupHead = z.object({
  product: z.literal('duologue'),
  form: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z_]+$/)),
      columns: z.array(z.string().check(z.regex(/^[a-z0-9_]+$/))),
    }),
  ),
  sequences: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z0-9_]+$/)),
      value: z.string().check(z.regex(/^\d+$/)),
    }),
  ),
})

export type BackupHead = z.output<typeof backupHead>

/** The last entry: how much there must be. Without it the file is not whole. */
export const backupEnd = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
})

export type BackupEnd = z.output<typeof backupEnd>

/** A backup that cannot be used; its message says why and what to do. */
export class BackupRefusal extends Error {}

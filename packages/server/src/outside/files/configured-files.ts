import * as z from 'zod/mini'
import { diskFiles } from './disk-files'
import type { FileStore } from './files'
import { type S3Settings, s3Files } from './s3-files'

/** The settings of a bucket, by their names in the environment. */
export const s3Rules = {
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'),
  S3_KEY_ID: z.optional(z.string().check(z.regex(/^\S+$/))),
  S3_SECRET: z.optional(z.string().check(z.regex(/^\S+$/))),
}

type Given = z.infer<ReturnType<typeof z.object<typeof s3Rules>>>

/** The bucket that is set; undefined where files are kept in a folder. */
export const s3Of = (given: Given): S3Settings | undefined =>
  given.S3_BUCKET && given.S3_ENDPOINT && given.S3_KEY_ID && given.S3_SECRET
    ? {
        endpoint: given.S3_ENDPOINT,
        bucket: given.S3_BUCKET,
        region: given.S3_REGION,
        keyId: given.S3_KEY_ID,
        secret: given.S3_SECRET,
      }
    : undefined

/** What is said of settings of a bucket that miss one another. */
export function s3Faults(told: Record<string, unknown>): string[] {
  if (told.S3_BUCKET)
    return told.S3_ENDPOINT && told.S3_KEY_ID && told.S3_SECRET
      ? []
      : ['S3_BUCKET needs S3_ENDPOINT, S3_KEY_ID and S3_SECRET.']
  return ['S3_ENDPOINT', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET'].flatMap(name =>
    told[name] ? [`${name} needs S3_BUCKET, the bucket that keeps the uploads.`] : [],
  )
}

/** What to do about one that cannot be used. */
export const s3Advice = {
  S3_ENDPOINT:
    'S3_ENDPOINT must be a web address, for example S3_ENDPOINT=https://s3.eu-central-1.amazonaws.com.',
  S3_BUCKET: 'S3_BUCKET must be the name of a bucket: small letters, digits, hyphens and dots.',
  S3_REGION: 'S3_REGION must be the name of a region, for example S3_REGION=eu-central-1.',
  S3_KEY_ID: 'S3_KEY_ID must be the id of an access key, without blanks.',
  S3_SECRET: 'S3_SECRET must be the secret of that access key, without blanks.',
}

/** Where uploads are kept: in the bucket that is set, else in a folder of the data. */
export const configuredFiles = ({
  s3,
  dataDir,
}: {
  s3: S3Settings | undefined
  dataDir: string
}): FileStore => (s3 ? s3Files(s3) : diskFiles(`${dataDir}/media`))

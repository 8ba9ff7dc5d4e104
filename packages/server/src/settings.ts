import type { SiteFacts } from '@duologue/contract/site'
import { type TeacherRule, teacherRules } from '@duologue/domain/accounts/teacher-approval'
import { shopTexts } from '@duologue/domain/messages/shop/shop'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import { productName } from '@duologue/domain/site/product-name'
import * as z from 'zod/mini'
import { version } from '../../../package.json'
import { serverKey } from './database/server-key/read-server-key'
import type { Networks } from './networks'
import { type DraftSettings, publicDrafts } from './outside/drafts/configured-drafts'
import { s3Of, s3Rules } from './outside/files/configured-files'
import type { S3Settings } from './outside/files/s3-files'
import { type LoginSettings, readLogins } from './outside/identity/login-settings'
import { isMailServer, oneSender } from './outside/mail/mail-settings'
import { type TracesSettings, tracesOf, tracesRules } from './outside/traces/traces-settings'
import {
  type TranslationSettings,
  translationServices,
} from './outside/translation/configured-translator'
import type { SpeechSettings } from './outside/voices/configured-voices'
import {
  adviceOn,
  databaseServers,
  domains,
  logLevels,
  megabytes,
  networks,
  processes,
  siteLanguagesNamed,
  webAddress,
  withoutAnother,
} from './settings-advice'

/** What the environment decides, read once at start (README, Settings). */
export interface Settings {
  port: number
  host: string
  /** How many processes serve on this machine (decision 085). */
  processes: number
  dataDir: string
  databaseUrl: string | undefined
  /** Addresses of its replicas (decision 171). */
  databaseReplicas: readonly string[]
  /** From which secrets are made that are not stored; undefined: it is kept beside the data (accounts.md#server-key). */
  serverKey: Buffer | undefined
  publicUrl: string
  /** What the site may speak besides English. */
  languages: readonly BuiltLanguage[]
  /** Whether a browser may keep pages to work without a connection (offline.md#ending-the-worker). */
  isOffline: boolean
  logLevel: (typeof logLevels)[number]
  /** Networks of schools, whose people share an address: no limit per address there (security.md#limits-of-calls). */
  schoolNetworks: Networks
  /** Front servers whose word on a visitor's address is believed. */
  trustedProxies: Networks
  /** Networks behind the server whose addresses may hear of classes; others must be public (webhooks.md#addresses). */
  webhookNetworks: Networks
  /** Networks that are asked for learning platforms though they are not of the internet (lti.md#asking-a-platform). */
  platformNetworks: Networks
  /** Who may read /metrics. */
  metricsNetworks: Networks
  /** Addresses of the companion app and the successor; null where left out (site.md#installation-settings). */
  site: Omit<SiteFacts, 'google' | 'logins' | 'languages'>
  /** Who speaks lines (voices.md#services). */
  speech: SpeechSettings
  /** Domains of e-mail addresses that may enter the store; none means every class (shop.md#who-may-enter). */
  storeEmailDomains: readonly string[]
  /** Who may teach (accounts.md#approved-teachers). */
  teachers: TeacherRule
  /** From which age on somebody decides alone to have an own account (pupils.md#claiming). */
  ownAccountAge: number
  /** A mail server's address; without it mails are kept as files in `DATA_DIR/outbox` (accounts.md#mails). */
  smtpUrl: string | undefined
  /** The bucket that keeps uploads; undefined: a folder of the data does (media.md#storage). */
  s3: S3Settings | undefined
  /** Where traces are sent; undefined: none are made (decision 175). */
  traces: TracesSettings | undefined
  /** How many bytes of uploads are kept at most. */
  fileQuotas: { account: number; editor: number; installation: number }
  /** Who mails come from. */
  mailFrom: string
  /** Google login; undefined where it is not set up (accounts.md#google-login). */
  google: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined
  /** Logins of schools, beside Google's (accounts.md#school-logins). */
  schoolLogins: readonly LoginSettings[]
  /** The service that translates; undefined where none is set up (words.md#translating). */
  translation: TranslationSettings | undefined
  /** The service that drafts lines; undefined where none is set up (conversations.md#drafts-with-help). */
  drafts: DraftSettings | undefined
  /** Looking videos up; undefined where it is not set up (videos.md#looking-up). */
  youtube: { key: string; address: string } | undefined
}

/** A setting that cannot be used; its message says which one and what to do. */
export class WrongSetting extends Error {}

const rules = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(z.transform(Number), z.int().check(z.lte(65535))),
    ),
    3000,
  ),
  HOST: z._default(z.string().check(z.regex(/^[A-Za-z0-9.:_-]+$/)), '127.0.0.1'),
  PROCESSES: processes,
  DATA_DIR: z._default(z.string().check(z.regex(/\S/)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
  DATABASE_REPLICAS: databaseServers,
  SERVER_KEY: serverKey,
  PUBLIC_URL: webAddress,
  LANGUAGES: siteLanguagesNamed,
  APP_STORE_URL: webAddress,
  PLAY_STORE_URL: webAddress,
  APP_WEBSITE_URL: webAddress,
  SUCCESSOR_URL: webAddress,
  OPERATOR_NAME: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  OPERATOR_CONTACT: z.optional(z.string().check(z.regex(/^(https?:\/\/\S+|[^\s@]+@[^\s@]+)$/))),
  OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(logLevels), 'warn'),
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer))),
  MAIL_FROM: z.optional(z.string().check(z.regex(oneSender))),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(
    // Plain http only on this very machine.
    z.string().check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))\S*$/)),
    'https://accounts.google.com',
  ),
  LOGINS: z.optional(z.string()),
  METRICS_NETWORKS: networks('127.0.0.0/8, ::1'),
  SCHOOL_NETWORKS: networks(''),
  WEBHOOK_NETWORKS: networks(''),
  PLATFORM_NETWORKS: networks(''),
  STORE_EMAIL_DOMAIN: domains,
  TEACHERS: z._default(z.enum(teacherRules), 'open'),
  OWN_ACCOUNT_AGE: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    16,
  ),
  STORE_TITLE: z._default(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(shopLimits.storeTitle)),
    shopTexts.defaultTitle,
  ),
  TRANSLATION_SERVICE: z.optional(z.enum(translationServices)),
  TRANSLATION_URL: webAddress,
  TRANSLATION_KEY: z.optional(z.string()),
  TRANSLATION_MODEL: z._default(z.string().check(z.regex(/^[\w.:/-]{1,80}$/)), 'gpt-4o-mini'),
  SPEECH_URL: webAddress,
  SPEECH_KEY: z.optional(z.string()),
  SPEECH_MODEL: z._default(z.string().check(z.regex(/^[\w.:/-]{1,80}$/)), 'gpt-4o-mini-tts'),
  SPEECH_VOICES: z._default(
    z.string().check(z.regex(/^([a-z]{2}:)?[\w.-]{1,80}(,([a-z]{2}:)?[\w.-]{1,80})*$/)),
    'alloy,nova',
  ),
  AZURE_SPEECH_KEY: z.optional(z.string()),
  AZURE_SPEECH_REGION: z._default(z.string().check(z.regex(/^[a-z0-9]{1,40}$/)), 'westeurope'),
  DRAFT_SERVICE_URL: webAddress,
  DRAFT_SERVICE_KEY: z.optional(z.string()),
  DRAFT_SERVICE_MODEL: z._default(z.string().check(z.regex(/^[\w.:/-]{1,80}$/)), 'gpt-4o-mini'),
  DRAFTS_FOR_STUDENTS: z._default(z.enum(['0', '1']), '0'),
  TRUSTED_PROXIES: networks(''),
  ...s3Rules,
  ...tracesRules,
  UPLOADS_ACCOUNT_MB: megabytes(200),
  UPLOADS_EDITOR_MB: megabytes(20_000),
  UPLOADS_SITE_MB: megabytes(50_000),
  YOUTUBE_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  YOUTUBE_API_URL: z._default(
    z.string().check(z.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))\S*$/)),
    'https://www.googleapis.com/youtube/v3',
  ),
})

type Given = z.infer<typeof rules>

const speechOf = (given: Given): Settings['speech'] => ({
  openai:
    given.SPEECH_URL || given.SPEECH_KEY
      ? {
          url: given.SPEECH_URL ?? 'https://api.openai.com/v1',
          key: given.SPEECH_KEY,
          model: given.SPEECH_MODEL,
          voices: given.SPEECH_VOICES.split(','),
        }
      : undefined,
  azure: given.AZURE_SPEECH_KEY
    ? { key: given.AZURE_SPEECH_KEY, region: given.AZURE_SPEECH_REGION }
    : undefined,
  picoFolder: `${given.DATA_DIR}/voices`,
})

const draftsOf = (given: Given): Settings['drafts'] =>
  given.DRAFT_SERVICE_URL
    ? {
        url: given.DRAFT_SERVICE_URL,
        key: given.DRAFT_SERVICE_KEY,
        model: given.DRAFT_SERVICE_MODEL,
        forStudents: given.DRAFTS_FOR_STUDENTS === '1',
      }
    : undefined

const siteOf = (given: Given): Settings['site'] => ({
  appStoreUrl: given.APP_STORE_URL ?? null,
  playStoreUrl: given.PLAY_STORE_URL ?? null,
  appWebsiteUrl: given.APP_WEBSITE_URL ?? null,
  successorUrl: given.SUCCESSOR_URL ?? null,
  operatorName: given.OPERATOR_NAME ?? null,
  operatorContact: given.OPERATOR_CONTACT ?? null,
  version,
  storeTitle: given.STORE_TITLE,
  ...publicDrafts(draftsOf(given)),
})

/** Whom the product is asked by, and whom it may ask. */
const networksIn = (data: z.output<typeof rules>) => ({
  schoolNetworks: data.SCHOOL_NETWORKS,
  webhookNetworks: data.WEBHOOK_NETWORKS,
  trustedProxies: data.TRUSTED_PROXIES,
  platformNetworks: data.PLATFORM_NETWORKS,
  metricsNetworks: data.METRICS_NETWORKS,
})

/** What people may here. */
const peopleIn = (data: Given) => ({
  teachers: data.TEACHERS,
  ownAccountAge: data.OWN_ACCOUNT_AGE,
  storeEmailDomains: data.STORE_EMAIL_DOMAIN,
})

/** Reads the settings; an empty value counts as left out. Throws `WrongSetting` with one sentence for each wrong one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = rules.safeParse(given)
  const wrong = new Set(result.error?.issues.map(issue => String(issue.path[0])))
  const { logins, faults: loginFaults } = readLogins(given)
  const faults = [
    ...[...wrong].map(name => adviceOn[name]),
    ...withoutAnother(given),
    ...loginFaults,
  ]
  if (!result.success || faults.length > 0) throw new WrongSetting(faults.join('\n'))
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, LOG_LEVEL } = result.data
  return {
    port: PORT,
    host: HOST,
    processes: result.data.PROCESSES,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    databaseReplicas: result.data.DATABASE_REPLICAS,
    serverKey: result.data.SERVER_KEY,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    languages: result.data.LANGUAGES,
    isOffline: result.data.OFFLINE === 'on',
    logLevel: LOG_LEVEL,
    smtpUrl: result.data.SMTP_URL,
    s3: s3Of(result.data),
    traces: tracesOf(result.data),
    fileQuotas: {
      account: result.data.UPLOADS_ACCOUNT_MB,
      editor: result.data.UPLOADS_EDITOR_MB,
      installation: result.data.UPLOADS_SITE_MB,
    },
    mailFrom: result.data.MAIL_FROM ?? `${productName} <no-reply@localhost>`,
    google: result.data.GOOGLE_CLIENT_ID
      ? {
          issuer: result.data.GOOGLE_ISSUER,
          clientId: result.data.GOOGLE_CLIENT_ID,
          clientSecret: result.data.GOOGLE_CLIENT_SECRET,
        }
      : undefined,
    schoolLogins: logins,
    translation: result.data.TRANSLATION_SERVICE && {
      service: result.data.TRANSLATION_SERVICE,
      url: result.data.TRANSLATION_URL,
      key: result.data.TRANSLATION_KEY,
      model: result.data.TRANSLATION_MODEL,
    },
    speech: speechOf(result.data),
    drafts: draftsOf(result.data),
    youtube: result.data.YOUTUBE_API_KEY
      ? { key: result.data.YOUTUBE_API_KEY, address: result.data.YOUTUBE_API_URL }
      : undefined,
    ...peopleIn(result.data),
    ...networksIn(result.data),
    site: siteOf(result.data),
  }
}

import { availableParallelism } from 'node:os'
import { domainToASCII } from 'node:url'
import { pseudoLanguage, siteLanguages } from '@duologue/domain/messages/site-languages'
import { shopLimits } from '@duologue/domain/shop/shop-limits'
import * as z from 'zod/mini'
import { type Networks, readNetworks } from './networks'
import { s3Advice, s3Faults } from './outside/files/configured-files'
import { tracesAdvice } from './outside/traces/traces-settings'
import { translationServices } from './outside/translation/configured-translator'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** More processes than any machine has work for. */
const mostProcesses = 64

/** Three quarters of the cores: the others are the database's. */
const coresForUs = (): number =>
  Math.min(mostProcesses, Math.max(1, Math.floor((availableParallelism() * 3) / 4)))

/** A page of the web. */
export const webAddress = z.optional(z.url({ protocol: /^https?$/ }))

/** A number of processes; `auto` is as many as this machine bears. */
export const processes = z.prefault(
  z.pipe(
    z.string().check(z.regex(/^(auto|[1-9]\d?)$/)),
    z.pipe(
      z.transform((text: string) => (text === 'auto' ? coresForUs() : Number(text))),
      z.int().check(z.lte(mostProcesses)),
    ),
  ),
  'auto',
)

/** Millions of bytes; answers bytes. */
export const megabytes = (unset: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.transform(text => Number(text) * 1_000_000),
    ),
    unset * 1_000_000,
  )

/** Addresses and CIDR ranges with commas between them. */
export const networks = (unset: string) =>
  z.prefault(
    z.pipe(
      z.pipe(z.string(), z.transform(readNetworks)),
      z.custom<Networks>(read => read !== undefined),
    ),
    unset,
  )

/** Addresses of PostgreSQL servers with commas between them. */
export const databaseServers = z.prefault(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(text =>
        text
          .split(',')
          .map(address => address.trim())
          .filter(address => address !== ''),
      ),
    ),
    z.array(
      z.string().check(
        z.regex(/^postgres(ql)?:\/\/\S+$/),
        z.refine(address => URL.canParse(address)),
      ),
    ),
  ),
  '',
)

/** Domains with commas between them, as the network writes them; one that is none makes the whole setting wrong. */
export const domains = z.prefault(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(text =>
        text
          .split(',')
          .map(domain => domain.trim())
          .filter(domain => domain !== '')
          .map(domain => domainToASCII(domain.toLowerCase())),
      ),
    ),
    z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  ),
  '',
)

/** Codes of languages with commas between them. */
export const siteLanguagesNamed = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(text => text.split(',').map(code => code.trim())),
    ),
    z.array(z.enum([...siteLanguages, pseudoLanguage])),
  ),
  [...siteLanguages],
)

/** Settings that say nothing without another one, and what to do about it. */
export const withoutAnother = (told: Record<string, unknown>): string[] => [
  ...(told.TRANSLATION_SERVICE === 'deepl' && !told.TRANSLATION_KEY
    ? ['TRANSLATION_SERVICE=deepl needs TRANSLATION_KEY, the key that DeepL gave you.']
    : []),
  ...(told.TRANSLATION_SERVICE === 'openai' && !told.TRANSLATION_KEY && !told.TRANSLATION_URL
    ? [
        'TRANSLATION_SERVICE=openai needs TRANSLATION_KEY, or TRANSLATION_URL for a model of your own.',
      ]
    : []),
  ...['DRAFT_SERVICE_KEY', 'DRAFT_SERVICE_MODEL', 'DRAFTS_FOR_STUDENTS'].flatMap(name =>
    told[name] && !told.DRAFT_SERVICE_URL
      ? [`${name} needs DRAFT_SERVICE_URL, the address of the service that drafts lines.`]
      : [],
  ),
  ...(told.DATABASE_REPLICAS && !told.DATABASE_URL
    ? ['DATABASE_REPLICAS needs DATABASE_URL, the address of their primary.']
    : []),
  ...(told.GOOGLE_CLIENT_SECRET && !told.GOOGLE_CLIENT_ID
    ? ['GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID, the id of the same client.']
    : []),
  ...s3Faults(told),
]

/** What to do about a setting that cannot be used, by its name. */
export const adviceOn: Record<string, string> = {
  ...s3Advice,
  ...tracesAdvice,
  PORT: 'PORT must be a whole number from 0 to 65535, for example PORT=3000.',
  HOST: 'HOST must be a host name or an address, for example HOST=0.0.0.0 to be reached from other machines.',
  PROCESSES: `PROCESSES must be a whole number from 1 to ${mostProcesses}, or auto.`,
  DATA_DIR: 'DATA_DIR must name a folder, for example DATA_DIR=./data.',
  DATABASE_URL:
    'DATABASE_URL must start with postgres:// or postgresql://, for example postgres://user:password@localhost/duologue. Leave it out to use the embedded database.',
  DATABASE_REPLICAS:
    'DATABASE_REPLICAS must be addresses of PostgreSQL servers with commas between them.',
  SERVER_KEY:
    'SERVER_KEY must be 32 bytes by chance, as 64 hexadecimal digits or as base64, for example from openssl rand -hex 32. Leave it out to keep one in DATA_DIR.',
  PUBLIC_URL:
    'PUBLIC_URL must be the address under which people open the site, for example https://duologue.example.',
  LANGUAGES: `LANGUAGES must be codes of ${siteLanguages.join(', ')} with commas between them, for example LANGUAGES=en,es; leave it out to offer all.`,
  ...Object.fromEntries(
    ['APP_STORE_URL', 'PLAY_STORE_URL', 'APP_WEBSITE_URL', 'SUCCESSOR_URL'].map(name => [
      name,
      `${name} must be a web address that starts with https://; leave it out to show the text without a link.`,
    ]),
  ),
  OPERATOR_NAME:
    'OPERATOR_NAME must have at most 100 characters, for example OPERATOR_NAME="Lakeside School".',
  OPERATOR_CONTACT:
    'OPERATOR_CONTACT must be an e-mail address or a web address, for example OPERATOR_CONTACT=help@school.example.',
  OFFLINE: 'OFFLINE must be on or off; off ends what works without a connection in every browser.',
  LOG_LEVEL: `LOG_LEVEL must be one of ${logLevels.join(', ')}.`,
  SMTP_URL:
    'SMTP_URL must be the address of a mail server, for example smtp://user:password@mail.example:587. Leave it out to keep mails as files.',
  MAIL_FROM:
    'MAIL_FROM must be an e-mail address, for example MAIL_FROM="Duologue <hello@duologue.example>".',
  GOOGLE_ISSUER: 'GOOGLE_ISSUER must start with https://; leave it out to use Google itself.',
  TEACHERS:
    'TEACHERS must be open (whoever chooses it is a teacher) or approved (an admin of the school approves each teacher).',
  OWN_ACCOUNT_AGE:
    'OWN_ACCOUNT_AGE must be a number of years of at most two digits, for example OWN_ACCOUNT_AGE=16.',
  STORE_EMAIL_DOMAIN:
    'STORE_EMAIL_DOMAIN must be the domain of the e-mail addresses of the school, or several with commas between them, for example STORE_EMAIL_DOMAIN=school.example. Leave it out to open the store to every class.',
  TRANSLATION_SERVICE: `TRANSLATION_SERVICE must be one of ${translationServices.join(', ')}; leave it out to translate by hand.`,
  TRANSLATION_URL:
    'TRANSLATION_URL must be the address of the translation service, for example http://localhost:5000.',
  TRANSLATION_MODEL: 'TRANSLATION_MODEL must be the name of a model, for example gpt-4o-mini.',
  SPEECH_URL:
    'SPEECH_URL must be the address of a voice service, for example http://localhost:8880/v1.',
  SPEECH_MODEL: 'SPEECH_MODEL must be the name of a model, for example gpt-4o-mini-tts.',
  SPEECH_VOICES:
    'SPEECH_VOICES must be names with commas between them, each for all languages or for one, for example SPEECH_VOICES=alloy,es:ef_dora.',
  DRAFT_SERVICE_URL:
    'DRAFT_SERVICE_URL must be the address of a chat service like that of OpenAI, for example http://localhost:11434/v1; leave it out to draft no lines.',
  DRAFT_SERVICE_MODEL: 'DRAFT_SERVICE_MODEL must be the name of a model, for example gpt-4o-mini.',
  DRAFTS_FOR_STUDENTS:
    'DRAFTS_FOR_STUDENTS must be 1 or 0: whether students may have lines drafted.',
  AZURE_SPEECH_REGION:
    'AZURE_SPEECH_REGION must be the name of a region, for example AZURE_SPEECH_REGION=westeurope.',
  YOUTUBE_API_KEY:
    'YOUTUBE_API_KEY must be a key of the YouTube Data API; leave it out to look no videos up.',
  YOUTUBE_API_URL: 'YOUTUBE_API_URL must start with https://; leave it out to ask YouTube itself.',
  ...Object.fromEntries(
    ['UPLOADS_ACCOUNT_MB', 'UPLOADS_EDITOR_MB', 'UPLOADS_SITE_MB'].map(name => [
      name,
      `${name} must be a whole number of megabytes from 1 on, for example ${name}=500.`,
    ]),
  ),
  STORE_TITLE: `STORE_TITLE must have at most ${shopLimits.storeTitle} characters, for example STORE_TITLE="Our store".`,
  ...Object.fromEntries(
    [
      'METRICS_NETWORKS',
      'PLATFORM_NETWORKS',
      'SCHOOL_NETWORKS',
      'TRUSTED_PROXIES',
      'WEBHOOK_NETWORKS',
    ].map(name => [
      name,
      `${name} must be a list of addresses or CIDR ranges with commas between them, for example ${name}=203.0.113.0/24,2001:db8::/32.`,
    ]),
  ),
}

import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { version } from '../../../package.json'
import { readSettings, WrongSetting } from './settings'

test('nothing set gives the defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    processes: Math.max(1, Math.min(64, Math.floor(availableParallelism() * 0.75))),
    dataDir: './data',
    databaseUrl: undefined,
    databaseReplicas: [],
    publicUrl: 'http://localhost:3000',
    languages: ['en', 'es', 'fr', 'de', 'zh', 'ar'],
    isOffline: true,
    logLevel: 'warn',
    smtpUrl: undefined,
    fileQuotas: { account: 200e6, editor: 20e9, installation: 50e9 },
    mailFrom: 'Duologue <no-reply@localhost>',
    google: undefined,
    schoolLogins: [],
    schoolNetworks: { ranges: [], has: expect.any(Function) },
    youtube: undefined,
    metricsNetworks: { ranges: ['127.0.0.0/8', '::1'], has: expect.any(Function) },
    trustedProxies: { ranges: [], has: expect.any(Function) },
    webhookNetworks: { ranges: [], has: expect.any(Function) },
    platformNetworks: { ranges: [], has: expect.any(Function) },
    storeEmailDomains: [],
    teachers: 'open',
    ownAccountAge: 16,
    speech: { openai: undefined, azure: undefined, picoFolder: './data/voices' },
    translation: undefined,
    site: {
      appStoreUrl: null,
      playStoreUrl: null,
      appWebsiteUrl: null,
      successorUrl: null,
      operatorName: null,
      operatorContact: null,
      version,
      storeTitle: 'Chinese Class Store',
    },
  })
})

test('an empty value counts as left out and a trailing slash is dropped', () => {
  const settings = readSettings({ PORT: '', PUBLIC_URL: 'https://school.example/' })
  expect(settings.port).toBe(3000)
  expect(settings.publicUrl).toBe('https://school.example')
})

test('languages are named by their codes', () =>
  expect(readSettings({ LANGUAGES: 'en, de' }).languages).toEqual(['en', 'de']))

test.each([
  ['1', 1],
  ['64', 64],
])('%s processes are %i', (PROCESSES, processes) => {
  expect(readSettings({ PROCESSES }).processes).toBe(processes)
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number'],
  ['PORT', '70000', 'PORT must be a whole number'],
  ['HOST', 'a b', 'HOST must be a host name'],
  ['PROCESSES', '0', 'PROCESSES must be a whole number from 1 to 64, or auto.'],
  ['PROCESSES', '65', 'PROCESSES must be a whole number from 1 to 64, or auto.'],
  ['PROCESSES', 'all', 'PROCESSES must be a whole number from 1 to 64, or auto.'],
  ['LANGUAGES', 'en,xx', 'LANGUAGES must be codes of en, es, fr, de, zh, ar'],
  ['LANGUAGES', 'German', 'LANGUAGES must be codes of'],
  ['TRANSLATION_SERVICE', 'parrot', 'TRANSLATION_SERVICE must be one of libretranslate'],
  ['TRANSLATION_URL', 'localhost', 'TRANSLATION_URL must be the address'],
  ['TRANSLATION_MODEL', 'a b', 'TRANSLATION_MODEL must be the name'],
  ['DRAFT_SERVICE_URL', 'file:///etc/passwd', 'DRAFT_SERVICE_URL must be the address'],
  ['DRAFT_SERVICE_MODEL', 'a b', 'DRAFT_SERVICE_MODEL must be the name'],
  ['DRAFTS_FOR_STUDENTS', 'yes', 'DRAFTS_FOR_STUDENTS must be 1 or 0'],
  ['DRAFT_SERVICE_KEY', 'secret', 'DRAFT_SERVICE_KEY needs DRAFT_SERVICE_URL'],
  ['SPEECH_URL', 'localhost', 'SPEECH_URL must be the address'],
  ['SPEECH_MODEL', 'a b', 'SPEECH_MODEL must be the name'],
  ['SPEECH_VOICES', 'alloy,,nova', 'SPEECH_VOICES must be names'],
  ['AZURE_SPEECH_REGION', 'West Europe', 'AZURE_SPEECH_REGION must be the name'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
  ['PUBLIC_URL', 'duologue', 'PUBLIC_URL must be the address'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be the address'],
  ['SUCCESSOR_URL', 'next', 'SUCCESSOR_URL must be a web address'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be the address'],
  ['SMTP_URL', 'smtp://user:SECRET@mail.example:notaport', 'SMTP_URL must be the address'],
  ['SMTP_URL', 'smtp://:99999', 'SMTP_URL must be the address'],
  ['SMTP_URL', 'smtp://mail.example:99999', 'SMTP_URL must be the address'],
  ['MAIL_FROM', 'a@b, c@d', 'MAIL_FROM must be an e-mail address'],
  ['SERVER_KEY', 'a password', 'SERVER_KEY must be 32 bytes by chance'],
  ['DATA_DIR', ' ', 'DATA_DIR must name a folder'],
  ['DATABASE_URL', 'postgres://', 'DATABASE_URL must start with postgres://'],
  ['TRANSLATION_SERVICE', 'deepl', 'TRANSLATION_SERVICE=deepl needs TRANSLATION_KEY'],
  ['TRANSLATION_SERVICE', 'openai', 'TRANSLATION_SERVICE=openai needs TRANSLATION_KEY'],
  ['DATABASE_REPLICAS', 'db2', 'DATABASE_REPLICAS must be addresses of PostgreSQL servers'],
  ['DATABASE_REPLICAS', 'postgres://db2/x', 'DATABASE_REPLICAS needs DATABASE_URL'],
  ['S3_BUCKET', 'uploads', 'S3_BUCKET needs S3_ENDPOINT, S3_KEY_ID and S3_SECRET.'],
  ['S3_BUCKET', 'Uploads of ours', 'S3_BUCKET must be the name of a bucket'],
  ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT must be a web address'],
  ['S3_SECRET', 'x', 'S3_SECRET needs S3_BUCKET'],
  ['S3_REGION', 'Europe!', 'S3_REGION must be the name of a region'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must be the web'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret', 'OTEL_EXPORTER_OTLP_HEADERS must be name=value'],
  ['OTEL_SERVICE_NAME', 'ours & theirs', 'OTEL_SERVICE_NAME must be a short name'],
  ['OTEL_TRACES_SAMPLER_ARG', '10%', 'OTEL_TRACES_SAMPLER_ARG must be the part'],
  ['GOOGLE_CLIENT_SECRET', 'x', 'GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID'],
  ['UPLOADS_ACCOUNT_MB', '0', 'UPLOADS_ACCOUNT_MB must be a whole number'],
  ['UPLOADS_SITE_MB', 'a lot', 'UPLOADS_SITE_MB must be a whole number'],
  ['MAIL_FROM', 'a@b\nBcc: c@d', 'MAIL_FROM must be an e-mail address'],
  ['GOOGLE_ISSUER', 'http://accounts.example', 'GOOGLE_ISSUER must start with https'],
  ['SCHOOL_NETWORKS', 'our school', 'SCHOOL_NETWORKS must be a list'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be a list'],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(WrongSetting)
  expect(() => readSettings({ [name]: value })).toThrow(sentence)
})

test('traces go to a collector with what it wants to be told', () => {
  expect(readSettings({}).traces).toBeUndefined()
  const { traces } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b=, team=%',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  })
  expect(traces).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: { 'x-key': 'a b=', team: '%' },
    share: 0.25,
    service: 'duologue',
  })
})

test('the domains of the store are as the network writes them', () => {
  const { storeEmailDomains } = readSettings({
    STORE_EMAIL_DOMAIN: ' School.Example ,schüle.example',
  })
  expect(storeEmailDomains).toEqual(['school.example', 'xn--schle-mva.example'])
  for (const wrong of ['school', 'school.example,@', 'a b.example'])
    expect(() => readSettings({ STORE_EMAIL_DOMAIN: wrong })).toThrow('STORE_EMAIL_DOMAIN')
})

test('a service that speaks is set up by its address, or by its key alone', () => {
  const voices = ['alloy', 'nova']
  const openaiOf = (given: Record<string, string>) => readSettings(given).speech.openai
  expect(openaiOf({ SPEECH_KEY: 'secret' })).toEqual({
    url: 'https://api.openai.com/v1',
    key: 'secret',
    model: 'gpt-4o-mini-tts',
    voices,
  })
  const own = { SPEECH_URL: 'http://localhost:8880/v1', SPEECH_VOICES: 'alloy,es:ef_dora' }
  expect(openaiOf(own)).toMatchObject({ url: own.SPEECH_URL, voices: ['alloy', 'es:ef_dora'] })
  expect(readSettings({ AZURE_SPEECH_KEY: 'secret' }).speech.azure).toEqual({
    key: 'secret',
    region: 'westeurope',
  })
})

test('a draft service is its address; pages are told the machine and no more', () => {
  const told = { DRAFT_SERVICE_URL: 'https://ai.example:8443/v1', DRAFT_SERVICE_KEY: 'secret' }
  const { drafts, site } = readSettings({ ...told, DRAFTS_FOR_STUDENTS: '1' })
  const url = told.DRAFT_SERVICE_URL
  expect(drafts).toEqual({ url, key: 'secret', model: 'gpt-4o-mini', forStudents: true })
  expect(site.drafts).toEqual({ service: 'ai.example', forStudents: true })
  expect(readSettings(told).site.drafts).toEqual({ service: 'ai.example', forStudents: false })
})

test('a school login that cannot be used ends the start, beside what else is wrong', () => {
  const told = { PORT: 'abc', LOGINS: 'school' }
  expect(() => readSettings(told)).toThrow(/^PORT must.*\nLOGIN_SCHOOL_NAME must/s)
})

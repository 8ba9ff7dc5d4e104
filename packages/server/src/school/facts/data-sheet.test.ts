import { school } from '@duologue/contract/school/school'
import { keptThings } from '@duologue/domain/school/data-sheet-things'
import { expect, onTestFinished, test } from 'vitest'
import { servicesOf } from '../../house-accounts'
import { readSettings } from '../../settings'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedClass } from '../../testing/school/class-matrix'
import { signUpActor } from '../../testing/school/people'

const always = [
  { kind: 'player', host: 'www.youtube-nocookie.com' },
  { kind: 'recognition', host: null },
]

test.each([
  ['nothing is set up', {}, []],
  [
    'mails',
    { SMTP_URL: 'smtps://me:secret@mail.school.example', MAIL_FROM: 'a@school.example' },
    [{ kind: 'mail', host: 'mail.school.example' }],
  ],
  [
    'a database elsewhere',
    { DATABASE_URL: 'postgres://me:secret@db.example:5433/duologue' },
    [{ kind: 'database', host: 'db.example' }],
  ],
  ['Google', { GOOGLE_CLIENT_ID: 'abc' }, [{ kind: 'login', host: 'accounts.google.com' }]],
  [
    'DeepL, by a key of its free plan',
    { TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: 'a:fx' },
    [{ kind: 'translation', host: 'api-free.deepl.com' }],
  ],
  [
    'a model on this machine',
    { TRANSLATION_SERVICE: 'openai', TRANSLATION_URL: 'http://localhost:11434/v1' },
    [{ kind: 'translation', host: 'localhost' }],
  ],
  [
    'voices of two',
    { SPEECH_KEY: 'secret', AZURE_SPEECH_KEY: 'secret', AZURE_SPEECH_REGION: 'northeurope' },
    [
      { kind: 'speech', host: 'api.openai.com' },
      { kind: 'speech', host: 'northeurope.tts.speech.microsoft.com' },
    ],
  ],
  [
    'drafts',
    { DRAFT_SERVICE_URL: 'https://drafts.example/v1', DRAFT_SERVICE_KEY: 'secret' },
    [{ kind: 'drafts', host: 'drafts.example' }],
  ],
  [
    'traces',
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
      OTEL_EXPORTER_OTLP_HEADERS: 'key=secret',
    },
    [{ kind: 'traces', host: 'traces.example' }],
  ],
  ['videos', { YOUTUBE_API_KEY: 'secret' }, [{ kind: 'youtube', host: 'www.googleapis.com' }]],
])('services of others: %s', (_name, environment, services) => {
  const told = servicesOf(readSettings(environment))
  expect(told).toEqual([...services, ...always])
  expect(JSON.stringify(told)).not.toContain('secret')
})

describeOnDatabase('the data sheet', engine => {
  test('is told by the settings, and names every table of the database', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { headers } = await signUpActor(server, 'admin')
    const sheet = await server.ask(school.getDataSheet, { headers })
    expect(sheet).toMatchObject({
      teachers: 'open',
      operator: { name: null, contact: null },
      version: readSettings({}).site.version,
    })
    expect(sheet.services).toEqual(expect.arrayContaining(always))
    // What hears something because somebody here set it up, each machine once.
    const of = await seedClass(server, await signUpActor(server, 'teacher'), [])
    for (const [at, host] of ['moodle', 'moodle', 'off'].entries())
      await server.pool.query(
        `insert into lti_platforms (id, name, issuer, client_id, auth_url, token_url, keys_url, origins, made_at, on_at)
         values (gen_random_uuid(), 'Moodle', $2, $1, $2, $2, $2, '{}', now(), $3)`,
        [String(at), `https://${host}.example/token`, host === 'off' ? null : new Date()],
      )
    for (const address of ['https://hooks.example:8443/a?b', 'https://hooks.example/c'])
      await server.pool.query(
        `insert into webhooks (id, class_id, address, events, created_at)
         values (gen_random_uuid(), $1, $2, '{}', now())`,
        [of, address],
      )
    const { services } = await server.ask(school.getDataSheet, { headers })
    expect(services.slice(sheet.services.length)).toEqual([
      { kind: 'platform', host: 'moodle.example' },
      { kind: 'webhook', host: 'hooks.example' },
    ])
    expect(await server.ask(school.getRules, { headers })).toMatchObject({
      ownAccountAge: 16,
      schoolNetworks: [],
      storeEmailDomains: [],
      draftsForStudents: null,
      isOffline: true,
      uploads: { account: 200_000_000 },
    })
    const { rows } = await server.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const told = keptThings.flatMap<string>(({ tables }) => tables)
    expect(told.toSorted()).toEqual(rows.map(({ name }) => name))
  })
})

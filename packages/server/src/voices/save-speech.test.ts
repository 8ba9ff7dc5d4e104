import { voices } from '@duologue/contract/voices'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pretendVoices } from '../outside/voices/pretend-voices'
import { SpeechFailed, SpeechNonsense } from '../outside/voices/synthesizer'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { sampleMp3 } from '../testing/school/sample-files'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { seedSongWith } from '../testing/school/seed-song'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const actors = ['visitor', ...known] as const

describeOnDatabase('a line that is spoken', engine => {
  const service = pretendVoices(() => sampleMp3())
  const people = new Map<Actor, Person>()
  let server: TestServer
  let line: string
  let word: string
  let lyric: string
  beforeAll(async () => {
    server = await startTestServer(engine, { voices: [service] })
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    const author = people.get('owner')?.user.id ?? null
    const { id } = await seedConversation(server.pool, { author, isPublished: false })
    await seedLines(server.pool, id, ['Hola', 'Adiós'])
    const lines = await server.pool.query<{ id: string }>(
      'select id from dialogue_lines where conversation = $1',
      [id],
    )
    line = `lines/${lines.rows[0]?.id}`
    const words = await server.pool.query<{ id: string }>(
      `insert into words (id, language, text, text_key, text_search, translation, difficulty, phrase, created_at, updated_at)
       values (gen_random_uuid(), 'spanish', 'hola', 'hola', 'hola', 'hello', 'beginner', false, now(), now()) returning id`,
    )
    word = `words/${words.rows[0]?.id}`
    const { lyrics } = await seedSongWith(server, headersOf('editor'), ['Hola'])
    lyric = `lyrics/${lyrics[0]?.id}`
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const sent = (actor: Actor | 'visitor', told: Record<string, string> = {}) => ({
    headers: headersOf(actor),
    query: new URLSearchParams({
      address: line,
      text: 'Hola.',
      voice: 'pretend:one',
      ...told,
    }).toString(),
    body: {},
  })
  const save = (actor: Actor, told = {}) => server.ask(voices.saveSpeech, sent(actor, told))
  const fetched = async (url: string, actor: Actor | 'visitor') =>
    (await fetch(server.address + url, { headers: headersOf(actor) })).status

  test.each([
    ['another type', () => Promise.resolve(Buffer.from('<!doctype html><h1>Hello</h1>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['zeros', () => Promise.resolve(Buffer.alloc(5000))],
    ['half', () => Promise.reject(new SpeechNonsense('no whole answer'))],
  ])('by a service that sends %s is refused in words, and nothing is kept', async (what, speak) => {
    const odd = await startTestServer(engine, { voices: [pretendVoices(speak)] })
    onTestFinished(odd.close)
    const admin = await signUpActor(odd, 'admin')
    const { id } = await seedConversation(odd.pool)
    await seedLines(odd.pool, id, ['Hola'])
    const { rows } = await odd.pool.query<{ id: string }>('select id from dialogue_lines')
    const query = new URLSearchParams({
      address: `lines/${rows[0]?.id}`,
      text: what,
      voice: 'pretend:one',
    }).toString()
    const call = { headers: admin.headers, query, body: {} }
    expect(await odd.refused(voices.saveSpeech, call)).toEqual({
      status: 502,
      code: 'voice-nonsense',
      message: 'The voice service sent something that is no speech. Try another voice.',
    })
    expect((await odd.pool.query('select 1 from files')).rows).toEqual([])
  })

  test.each([
    ['lines/{id}', () => line, ['owner', 'admin']],
    ['words/{id}', () => word, ['editor', 'admin']],
    ['lyrics/{id}', () => lyric, ['editor', 'admin']],
  ] as const)('POST /tts/save of %s: %s', async (_what, address, allowed) => {
    const told = { address: address(), text: `For ${address()}` }
    for (const actor of actors) {
      if (allowed.some(one => one === actor)) continue
      const before = [await wholeState(server.pool), service.spoken.length]
      const { status } = await server.refused(voices.saveSpeech, sent(actor, told))
      expect([actor, status]).toEqual([actor, actor === 'visitor' ? 401 : 403])
      expect([await wholeState(server.pool), service.spoken.length]).toEqual(before)
    }
    for (const actor of allowed) {
      const { url, durationMs, voice } = await save(actor, told)
      expect(voice).toBe('pretend:one')
      expect(durationMs).toBeGreaterThan(900)
      expect([await fetched(url, actor), await fetched(url, 'other')]).toEqual([200, 404])
    }
  })

  test('is spoken once for each text, whoever asks, and kept for each of them', async () => {
    const told = { text: 'Una vez.' }
    const first = await save('owner', told)
    expect(await save('owner', told)).toEqual(first)
    const copy = await save('admin', told)
    expect(copy.url).not.toBe(first.url)
    expect(copy.durationMs).toBe(first.durationMs)
    expect(service.spoken.filter(text => text === 'Una vez.')).toHaveLength(1)
    // A clip that is gone is spoken anew.
    await server.pool.query('update files set gone_at = now() where key = any($1)', [
      [first, copy].map(({ url }) => url.split('/')[2]),
    ])
    expect((await save('owner', told)).url).not.toBe(first.url)
    expect(service.spoken.filter(text => text === 'Una vez.')).toHaveLength(2)
  })

  test.each([
    { address: 'https://elsewhere.example/x.mp3' },
    { address: '../../etc/passwd' },
    { address: 'lines/../words/1' },
    { address: 'covers/01900000-0000-7000-8000-000000000001' },
    { text: '' },
    { text: '   ' },
    { text: 'x'.repeat(301) },
    { voice: 'pretend:two' },
    { voice: '' },
  ])('is refused for %j', async told => {
    const before = await wholeState(server.pool)
    const refused = await server.refused(voices.saveSpeech, sent('owner', told))
    expect([refused.status, refused.code]).toEqual([400, 'invalid-input'])
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('is not there for a line, a word or a lyric that is not', async () => {
    const nobody = '01900000-0000-7000-8000-ffffffffffff'
    for (const address of [`lines/${nobody}`, `words/${nobody}`, `lyrics/${nobody}`])
      expect(await server.refused(voices.saveSpeech, sent('admin', { address }))).toMatchObject({
        status: 404,
      })
  })

  test('is told when its service fails, and nothing is kept', async () => {
    const { speak } = service
    service.speak = () => Promise.reject(new SpeechFailed('away'))
    const before = await wholeState(server.pool)
    const refused = await server.refused(voices.saveSpeech, sent('owner', { text: 'Nada.' }))
    service.speak = speak
    expect([refused.status, refused.code]).toEqual([503, 'voice-failed'])
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('GET /voices: everybody, of a language or of all', async () => {
    for (const actor of actors) {
      const { voices: all } = await server.ask(voices.getVoices, { headers: headersOf(actor) })
      expect(all.map(({ id }) => id)).toEqual(['pretend:one'])
    }
    expect((await server.ask(voices.getVoices, { query: 'language=es' })).voices).toHaveLength(1)
  })

  test('without any service there are no voices, and that is said', async () => {
    const silent = await startTestServer(engine)
    try {
      expect(await silent.ask(voices.getVoices)).toEqual({ voices: [] })
      const owner = await signUpActor(silent, 'owner')
      const { id } = await seedConversation(silent.pool, { author: owner.user.id })
      await seedLines(silent.pool, id, ['Hola'])
      const { rows } = await silent.pool.query<{ id: string }>('select id from dialogue_lines')
      const query = `address=lines/${rows[0]?.id}&text=Hola&voice=pretend:one`
      const { headers } = owner
      expect(await silent.refused(voices.saveSpeech, { headers, query, body: {} })).toEqual({
        status: 503,
        code: 'no-voice-service',
        message: 'No voice service is set up.',
      })
    } finally {
      await silent.close()
    }
  })
})

import { songs } from '@duologue/contract/songs'
import { translation } from '@duologue/contract/translation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeringService } from '../testing/apps/answering-service'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { signUpActor } from '../testing/school/people'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { seedSong } from '../testing/school/seed-song'

describeEachEngine('translations of what was translated before', engine => {
  let server: TestServer
  let headers: { authorization: string }
  beforeAll(async () => {
    server = await startTestServer(engine)
    headers = (await signUpActor(server, 'editor')).headers
  })
  afterAll(() => server.close())

  const ask = async (text: string, from = 'fr') => {
    const body = { texts: [text], from, to: 'en' }
    const { translations } = await server.ask(translation.translateTexts, { headers, body })
    return translations[0]
  }

  test('a lyric and a word are remembered in their language alone', async () => {
    const { id: songId } = await seedSong(server, headers)
    const entry = { text: 'La mer', translation: 'The sea', newWordList: [{ text: 'mer' }] }
    await server.ask(songs.addLyrics, { headers, body: { songId, lyrics: [entry] } })
    await server.pool.query(
      `update words set translation = 'sea', translation_pending = false, translation_source = 'human' where text = 'mer'`,
    )
    expect(await ask('La  mer')).toMatchObject({ translation: 'The sea', source: 'memory' })
    expect(await ask('Mer')).toMatchObject({ translation: 'sea', source: 'memory' })
    expect(await ask('La mer', 'es')).toBeUndefined()
  })

  test('a line of a published conversation is remembered', async () => {
    const { id } = await seedConversation(server.pool)
    await seedLines(server.pool, id, ['Así sea'])
    await server.pool.query(
      `update dialogue_lines set translation = 'So be it' where conversation = $1`,
      [id],
    )
    expect(await ask('Así sea', 'es')).toMatchObject({ translation: 'So be it', source: 'memory' })
    await server.pool.query('update conversations set is_published = false where id = $1', [id])
    expect(await ask('Así sea', 'es')).toBeUndefined()
  })
})

describeEachEngine('blank translations of a song', engine => {
  test('wait while the service is away; "Translate now" fills lyrics and words, never a person’s own', async () => {
    let isAway = true
    const service = await answeringService(({ body }) => {
      const { q } = body as { q: string[] }
      return isAway
        ? { status: 403, json: {} }
        : { json: { translatedText: q.map(text => `<${text}>`) } }
    })
    const settings = { TRANSLATION_SERVICE: 'libretranslate', TRANSLATION_URL: service.url }
    const server = await startTestServer(engine, { settings })
    try {
      const { headers } = await signUpActor(server, 'editor')
      const { id } = await seedSong(server, headers)
      const entry = (text: string) => ({ text, newWordList: [{ text: 'mer' }] })
      const saved = await server.ask(songs.addLyrics, {
        headers,
        body: { songId: id, lyrics: [entry('La mer'), entry('Le vent')] },
      })
      expect(saved.pendingTranslations).toBe(2)
      const [first] = saved.lyrics
      await server.ask(songs.updateLyric, {
        headers,
        params: { id: first?.id ?? '' },
        body: { translation: 'My own' },
      })
      const now = { headers, params: { id } }
      expect(await server.ask(translation.translateSong, now)).toEqual({
        translated: 0,
        pending: 2,
      })
      isAway = false
      expect(await server.ask(translation.translateSong, now)).toEqual({
        translated: 2,
        pending: 0,
      })
      const song = await server.ask(songs.getSong, { headers, params: { id } })
      expect(song.lyrics.map(one => [one.translation, one.translationSource])).toEqual([
        ['My own', 'human'],
        ['<Le vent>', 'machine:libretranslate'],
      ])
      expect(song.lyrics[0]?.words[0]?.translation).toBe('<mer>')
    } finally {
      await server.close()
    }
  })
})

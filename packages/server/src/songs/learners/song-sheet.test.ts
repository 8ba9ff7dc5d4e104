import { brotliCompressSync } from 'node:zlib'
import { songs } from '@duologue/contract/songs'
import { words } from '@duologue/contract/words'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { countStatements, leastStatements } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpActor } from '../../testing/school/people'
import { seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('the sheet of a song', engine => {
  let server: TestServer
  let editor: Person
  let user: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
    user = await signUpActor(server, 'other')
  })
  afterAll(() => server.close())

  const made = (texts: readonly string[], told = {}) =>
    seedSongWith(server, editor.headers, texts, { curated: true, ...told })
  const sheetOf = (id: string, headers = {}) =>
    server.ask(songs.getSongSheet, { params: { id }, headers })
  const change = (id: string, set: string) =>
    server.pool.query(`update songs set ${set} where id = $1`, [id])

  test('tells lines with times and the places of their words, each word once', async () => {
    const { song, lyrics } = await made(['La mer, la mer', 'Deux mots', 'la mer, la mer', 'Hé!'])
    const [first, second] = lyrics
    const sheet = await sheetOf(song.id)
    expect(sheet).toMatchObject({
      id: song.id,
      title: 'La pluie',
      state: 'open',
      rights: null,
      isFindable: false,
      hasRecording: false,
      youtubeId: 'abcdefghijk',
      mediaUrl: null,
      cover: `/art/songs/fr/${song.id}~theatre~rain.svg`,
      duration: 60,
    })
    expect(JSON.stringify(sheet)).not.toMatch(/youtube-nocookie|views/)
    expect(sheet.words.map(({ text }) => text)).toEqual(['la', 'mer', 'deux', 'mots', 'hé'])
    const [la, mer, deux, mots] = sheet.words.map(({ id }) => id)
    expect(sheet.lines[0]).toEqual({
      id: first?.id,
      position: 0,
      text: 'La mer, la mer',
      translation: '(La mer, la mer)',
      pinyin: '',
      start: 0,
      stop: 1.99,
      isAsked: true,
      isSkipped: false,
      marks: null,
      words: [
        [la, 0, 2],
        [mer, 3, 6],
        [la, 8, 10],
        [mer, 11, 14],
      ],
    })
    expect(sheet.lines[1]).toMatchObject({
      id: second?.id,
      start: 2,
      words: [
        [deux, 0, 4],
        [mots, 5, 9],
      ],
    })
  })

  test('does not ask what is skipped, sung twice, or empty', async () => {
    const { song, lyrics } = await made(['un', 'deux', 'un', '…'])
    await server.ask(songs.updateLyric, {
      headers: editor.headers,
      params: { id: lyrics[1]?.id ?? '' },
      body: { skip: true },
    })
    const { lines } = await sheetOf(song.id)
    expect(lines.map(({ isAsked }) => isAsked)).toEqual([true, false, false, false])
    expect(lines.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false, true])
  })

  test('counts what changes a game over it, and nothing else', async () => {
    const { song, lyrics } = await made(['un', 'deux'])
    const { gameRev } = await sheetOf(song.id)
    const edit = async (body: object) => {
      const params = { id: lyrics[0]?.id ?? '' }
      await server.ask(songs.updateLyric, { headers: editor.headers, params, body })
      return (await sheetOf(song.id)).gameRev - gameRev
    }
    expect(await edit({ translation: 'one' })).toBe(0)
    expect(await edit({ text: 'une' })).toBe(1)
    expect(await edit({ stopTime: 1.5 })).toBe(2)
    expect(await edit({ stopTime: 1.5 })).toBe(2)
  })

  test('gives a word no place that does not stand in its line', async () => {
    const { song, lyrics } = await made(['un', 'deux'])
    const [un, deux] = lyrics.map(({ words: listed }) => listed[0]?.id ?? '')
    await server.ask(songs.updateLyric, {
      headers: editor.headers,
      params: { id: lyrics[1]?.id ?? '' },
      body: { words: [un, deux] },
    })
    const { lines } = await sheetOf(song.id)
    expect(lines[1]?.words).toEqual([
      [un, null, null],
      [deux, 0, 4],
    ])
  })

  test('shows the rights that were stated, and whether its page may be found', async () => {
    const { song } = await made(['un'])
    const told = async () => {
      const { rights, isFindable } = await sheetOf(song.id, user.headers)
      return [rights, isFindable]
    }
    const url = 'https://rights.example'
    await change(song.id, `rights = 'free', rights_note = 'By us', rights_url = '${url}'`)
    expect(await told()).toEqual([{ kind: 'free', note: 'By us', url }, true])
    await change(song.id, `audience = 'users'`)
    expect(await told()).toEqual([{ kind: 'free', note: 'By us', url }, false])
    await change(song.id, `audience = 'everyone', rights = 'licensed'`)
    expect(await told()).toEqual([{ kind: 'licensed', note: 'By us', url: '' }, false])
  })

  test('is 304 to whoever has it and may still have it, and changes with its words', async () => {
    const { song } = await made(['la lune'])
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.address}/api/songs/${song.id}/sheet`, { headers })
    const first = await ask(user.headers)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const known = { ...user.headers, 'if-none-match': `"other", ${tag}` }
    const again = await ask(known)
    expect([again.status, await again.text()]).toEqual([304, ''])
    const { words: told } = await sheetOf(song.id)
    const lune = told.find(({ text }) => text === 'lune')
    const word = await server.ask(words.getWord, {
      headers: editor.headers,
      params: { id: lune?.id ?? '' },
    })
    await server.ask(words.updateWord, {
      headers: editor.headers,
      params: { id: word.id },
      body: { translation: 'moon', version: word.version },
    })
    expect((await ask(known)).status).toBe(200)
    for (const set of [
      'withdrawn_at = now()',
      `withdrawn_at = null, licensed_until = '2026-03-03'`,
      'licensed_until = null, curated = false, published_at = null',
    ]) {
      await change(song.id, set)
      for (const headers of [known, { 'if-none-match': tag }]) {
        const refused = await ask(headers)
        expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store'])
      }
      expect((await ask({ ...editor.headers, 'if-none-match': tag })).status).toBe(200)
    }
    expect((await sheetOf(song.id, editor.headers)).state).toBe('notCurated')
  })

  test('is told as it stands, whoever has changed what of it', async () => {
    const { song, lyrics } = await made(['la lune', 'la nuit'])
    const [line, la] = [lyrics[0]?.id ?? '', lyrics[0]?.words[0]?.id ?? '']
    const told = async () => JSON.stringify(await sheetOf(song.id))
    const before = await told()
    expect(await told()).toBe(before)
    const changes: [set: string, where: string][] = [
      ['lyrics set translation =', line],
      ['lyrics set pinyin =', line],
      ['words set annotation =', la],
      ['words set audio_url =', la],
      ['songs set media_url =', song.id],
      ['songs set title =', song.id],
    ]
    const seen = [before]
    for (const [index, [set, id]] of changes.entries()) {
      const sign = `/media/${index}`
      await server.pool.query(`update ${set} $1 where id = $2`, [sign, id])
      const now = await told()
      expect(now).toContain(sign)
      seen.push(now)
    }
    await server.pool.query('delete from lyrics where id = $1', [line])
    const { lines, words: left } = await sheetOf(song.id)
    expect([lines.length, left.map(({ text }) => text)]).toEqual([1, ['la', 'nuit']])
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('is the same in every encoding, with one tag, and is not kept by servers between', async () => {
    const { song } = await made(Array.from({ length: 40 }, (_, number) => `le vers ${number}`))
    const ask = (encoding: string) =>
      fetch(`${server.address}/api/songs/${song.id}/sheet`, {
        headers: { 'accept-encoding': encoding },
      })
    const answers = [
      await ask('identity'),
      await ask('gzip'),
      await ask('br, gzip'),
      await ask('br'),
    ]
    const of = (name: string) => answers.map(({ headers }) => headers.get(name))
    expect(of('content-encoding')).toEqual([null, 'gzip', 'br', 'br'])
    expect(new Set(of('etag')).size).toBe(1)
    expect(new Set(of('content-type'))).toEqual(new Set(['application/json; charset=utf-8']))
    for (const vary of of('vary')) expect(vary).toContain('accept-encoding')
    expect(new Set(of('cache-control'))).toEqual(new Set(['private, no-cache']))
    const texts = await Promise.all(answers.map(answer => answer.text()))
    expect(JSON.parse(texts[0] ?? '').lines).toHaveLength(40)
    expect(new Set(texts).size).toBe(1)
  })

  test('ends with its licence, at midnight in UTC', async () => {
    const { song } = await made(['un'])
    await change(song.id, `licensed_until = '2026-03-04'`)
    const today = server.clock.now().toISOString()
    server.clock.moveTo('2026-03-04T23:59:59Z')
    expect((await sheetOf(song.id)).state).toBe('open')
    server.clock.moveTo('2026-03-05T00:00:00Z')
    const refusal = await server.refused(songs.getSongSheet, { params: { id: song.id } })
    expect([refusal.status, refusal.code]).toEqual([404, 'song-not-found'])
    expect((await sheetOf(song.id, editor.headers)).state).toBe('ended')
    server.clock.moveTo(today)
  })

  test('costs five statements, three once it is kept, and 9 kB of 60 lines, 90 kB of 1,000', async () => {
    for (const [count, most] of [
      [60, 9000],
      [1000, 90_000],
    ] as const) {
      const texts = Array.from(
        { length: count },
        (_, number) => `mot${number % 250} et chose${(number * 3) % 250} avec toi${number}`,
      )
      const { song } = await made(texts)
      const read = () => sheetOf(song.id, user.headers)
      expect(await countStatements(read)).toBeLessThanOrEqual(5)
      expect(await leastStatements(read)).toBe(3)
      const sent = brotliCompressSync(JSON.stringify(await read()))
      expect(sent.length).toBeLessThan(most)
    }
  }, 60_000)
})

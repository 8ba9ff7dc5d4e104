import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { expectMatrix, openSchool, type School } from '../../testing/school/class-matrix'
import { seedSong } from '../../testing/school/seed-song'

describeOnDatabase('reading pasted lyrics', engine => {
  let server: TestServer
  let school: School
  let headers: { authorization: string }
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 100 } })
    school = await openSchool(server)
    headers = school.people.editor.headers
  })
  afterAll(() => server.close())

  const parse = async (format: string, text: string, told: object = {}) => {
    const { id } = await seedSong(server, headers, told)
    return server.ask(songs.parseLyrics, { headers, params: { id }, body: { format, text } })
  }

  test('is for editors and admins, and writes nothing', async () => {
    const { id } = await seedSong(server, headers)
    const before = await wholeState(server.pool)
    await expectMatrix(server, school, {
      call: songs.parseLyrics,
      sent: () =>
        Promise.resolve({ params: { id }, body: { format: 'noTimestamps', text: 'la mer' } }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 200,
        admin: 200,
      },
      secrets: ['La pluie'],
    })
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('times, words, flags and what the file says of itself', async () => {
    const text =
      "[ti:La pluie]\n[00:12.00]J'ai pas d'amour\n[00:20.00]Oh\n[00:30.00]J'ai pas d'amour"
    const { lyrics: found, metadata, warnings } = await parse('mulanci', text)
    expect(metadata).toEqual({ ti: 'La pluie' })
    expect(warnings).toEqual([])
    const shown = found.map(one => [one.startTime, one.stopTime, one.textWords.join(' ')])
    expect(shown).toEqual([
      [12, 19.99, "j' ai pas d' amour"],
      [20, 29.99, 'oh'],
      [30, 60, "j' ai pas d' amour"],
    ])
    expect(found.map(one => [one.firstSungLyric, one.duplicateLyric, one.skip])).toEqual([
      [true, false, false],
      [false, false, false],
      [false, true, true],
    ])
  })

  test.each([2, 3, 19])('%i stamps on a line are as many lyrics, each at its time', async count => {
    const times = Array.from({ length: count }, (_, place) => 2 + 3 * place)
    const head = (by = 0) =>
      times.map(time => `[00:${`${time + by}`.padStart(2, '0')}.00]`).join('')
    const text = `${head(1)}\n${head()}La mer\n[00:00.50]La mer\n[00:01.00]Le vent`
    const { lyrics: found } = await parse('mulanci', text)
    const shown = found.map(one => [one.line, one.startTime, one.stopTime, one.text])
    expect(shown).toEqual([
      [3, 0.5, 0.99, 'La mer'],
      [4, 1, 1.99, 'Le vent'],
      ...times.map(time => [2, time, time + 0.99, 'La mer']),
    ])
    // What was read is what is stored.
    const { id } = await seedSong(server, headers)
    const saved = await server.ask(songs.addLyrics, {
      headers,
      body: {
        songId: id,
        lyrics: found.map(({ text: sung, startTime, stopTime }) => ({
          text: sung,
          startTime,
          stopTime,
        })),
      },
    })
    expect(saved.lyrics.map(one => [one.startTime, one.stopTime, one.text])).toEqual(
      shown.map(([, ...rest]) => rest),
    )
  })

  test('a file of another program: ends, word times and translations are read, and stored', async () => {
    const text =
      'WEBVTT\n\n00:10.000 --> 00:12.500\nLa <00:11.000>mer\nThe sea\n\n00:12.500 --> 00:15.000\nle vent'
    const { id } = await seedSong(server, headers)
    const { lyrics: found } = await server.ask(songs.parseLyrics, {
      headers,
      params: { id },
      body: { format: 'webvtt', text, secondIsTranslation: true },
    })
    const read = found.map(({ text: sung, translation, startTime, stopTime, marks }) => ({
      text: sung,
      translation,
      startTime,
      stopTime,
      marks,
    }))
    expect(read.map(one => Object.values(one))).toEqual([
      ['La mer', 'The sea', 10, 12.5, [0, 1000, 3, 1100]],
      ['le vent', '', 12.5, 15, null],
    ])
    const stored = await server.ask(songs.addLyrics, {
      headers,
      // Word times that do not fit are left out.
      body: {
        songId: id,
        lyrics: [...read, { ...read[0], text: 'oh', marks: [0, 1000, 3, 1100] }],
      },
    })
    expect(stored.lyrics.map(({ stopTime, marks }) => [stopTime, marks])).toEqual([
      [12.5, [0, 1000, 3, 1100]],
      [15, null],
      [12.5, null],
    ])
  })

  test('Chinese: words by segmentation with pinyin, English lines in parentheses', async () => {
    const text = '作词：某人\n我们去北京，好吗\n(I miss you)\n（我带着青春）'
    const { lyrics: found } = await parse('noTimestamps', text, { language: 'chinese' })
    expect(found.map(one => one.leaveOut)).toEqual([true, false, false, false])
    expect(found[1]).toMatchObject({
      textWords: ['我们', '去', '北京', '好', '吗'],
      pinyin: 'wǒmen qù běijīng hǎo ma',
      textIsEnglish: false,
      firstSungLyric: true,
    })
    expect(found[2]).toMatchObject({
      textIsEnglish: true,
      words: [],
      pinyin: '',
      translation: 'I miss you',
      emptyLyric: true,
      skip: true,
    })
    expect(found[3]?.textIsEnglish).toBe(true)
  })

  test.each([
    [
      'nothing but blanks',
      'noTimestamps',
      ' \n\u3000\n',
      'lyrics-not-found',
      'No lyrics found.',
      undefined,
    ],
    [
      'an empty line in between',
      'mulanci',
      '[00:01.00]a\n\n[00:02.00]b',
      'lyrics-unformatted',
      "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
      { 'line 2': 'This line is empty.' },
    ],
    [
      'a text with stamps as words',
      'noTimestamps',
      '[00:01.00]a\nb',
      'lyrics-unformatted',
      "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
      {
        'line 1':
          'This line has a time. Choose the format with time stamps, or take the times out.',
      },
    ],
    [
      'a file of another format',
      'noTimestamps',
      '1\n00:00:01,000 --> 00:00:02,000\nLa mer',
      'lyrics-unformatted',
      "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
      {
        text: 'This is a SubRip file (SRT). Choose that format to read it.',
      },
    ],
  ])('%s is refused', async (_, format, text, code, message, fields) => {
    const { id } = await seedSong(server, headers)
    const sent = { headers, params: { id }, body: { format, text } }
    expect(await server.refused(songs.parseLyrics, sent)).toEqual({
      status: 400,
      code,
      message,
      ...(fields ? { fields } : {}),
    })
  })

  test('a text over 200 kB, an unknown format and a song that is not there are refused', async () => {
    const { id } = await seedSong(server, headers)
    const refusedWith = async (body: object, song = id) =>
      (await server.refused(songs.parseLyrics, { headers, params: { id: song }, body })).status
    expect(await refusedWith({ format: 'noTimestamps', text: 'a'.repeat(200_001) })).toBe(400)
    expect(await refusedWith({ format: 'sub', text: 'a' })).toBe(400)
    const gone = '01900000-0000-7000-8000-ffffffffffff'
    expect(await refusedWith({ format: 'noTimestamps', text: 'a' }, gone)).toBe(404)
  })
})

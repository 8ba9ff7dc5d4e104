import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { expect, test } from 'vitest'
import type { ConversationsRoom } from '../conversations/index'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { writeEmptyContent } from '../testing/school/empty-content'
import { bringInSamples } from './bring-in-samples'

const content = join(import.meta.dirname, '../../../../content')
const chair = 'es/a1-la-silla-verde'

/** A dialogue whose lines mean this in further languages. */
const dialogueIn = (...translations: Record<string, string>[]) => ({
  dialogue: [0, 1].map(place => ({
    character: place + 1,
    text: `Uno ${place}`,
    translation: `One ${place}`,
    translations: translations[place],
  })),
})

const everything = `select c.id, c.shortid, c.content_key, c.title, c.gist, c.scene, c.scene_by, c.views, c.is_published, c.published_at, c.author,
    json_agg(json_build_array(l.id, l.position, l.text) order by l.position) as lines
  from conversations c join dialogue_lines l on l.conversation = c.id group by c.id order by content_key`

describeOnDatabase('bringing in the samples', engine => {
  const room = async (): Promise<ConversationsRoom> => ({
    database: await openFreshDatabase(engine),
    clock: pretendClock('2026-03-04T10:20:00Z'),
    random: machineRandom,
  })

  const all = async ({ database }: ConversationsRoom) =>
    (await database.pool.query(everything)).rows

  /** A content folder with one sample, and how to rewrite it. */
  const oneSample = async () => {
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    const file = join(folder, 'conversations', `${chair}.json`)
    await cp(join(content, 'conversations', `${chair}.json`), file)
    const sample: SampleConversation = JSON.parse(await readFile(file, 'utf8'))
    const rewrite = (changed: unknown) => writeFile(file, JSON.stringify(changed))
    return { folder, file, sample, rewrite }
  }

  test('once or twice gives the same: each once, published, by one author', async () => {
    const here = await room()
    await bringInSamples(here, content)
    const first = await all(here)
    await bringInSamples(here, content)
    expect(await all(here)).toEqual(first)
    expect(first.length).toBeGreaterThanOrEqual(60)
    expect(new Set(first.map(row => row.content_key)).size).toBe(first.length)
    expect(first.every(row => row.is_published && row.author === first[0].author)).toBe(true)
    const { rows: users } = await here.database.pool.query(
      'select username, password_hash from users',
    )
    expect(users).toEqual([{ username: 'duologue', password_hash: null }])
  })

  test('gives each character the portrait of its voice, age and language', async () => {
    const here = await room()
    const { folder, sample } = await oneSample()
    await bringInSamples(here, folder)
    const { rows } = await here.database.pool.query(
      'select character1_image as one, character2_image as two from conversations',
    )
    const [{ character1, character2 }, seed] = [sample, chair.replace('/', '-')]
    expect(rows).toEqual([
      {
        one: `/art/portraits/${character1.voice}/${character1.age}-es/${seed}-1.svg`,
        two: `/art/portraits/${character2.voice}/${character2.age}-es/${seed}-2.svg`,
      },
    ])
  })

  test('by two servers at once gives each once', async () => {
    const here = await room()
    await Promise.all([bringInSamples(here, content), bringInSamples(here, content)])
    const rows = await all(here)
    expect(new Set(rows.map(row => row.content_key)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const { lines } of rows) {
      expect(lines.map(([, position]: [string, number]) => position)).toEqual(
        lines.map((_: unknown, index: number) => index + 1),
      )
    }
  })

  test('again with a changed file changes its texts, and keeps what others point to', async () => {
    const here = await room()
    const { folder, sample, rewrite } = await oneSample()
    await bringInSamples(here, folder)
    await here.database.pool.query('update conversations set views = 77')
    const [before] = await all(here)
    const dialogue = sample.dialogue.map((line, index) =>
      index === 1 ? { ...line, text: '¡Otra cosa!' } : line,
    )
    expect(before).toMatchObject({ gist: sample.gist, scene: sample.scene, scene_by: 'sample' })
    await rewrite({
      ...sample,
      title: 'La silla azul',
      gist: 'A blue chair',
      scene: 'shop~chair',
      dialogue,
    })
    await bringInSamples(here, folder)
    const [after] = await all(here)
    expect(after).toEqual({
      ...before,
      title: 'La silla azul',
      gist: 'A blue chair',
      scene: 'shop~chair',
      lines: before.lines.map(([id, position, text]: [string, number, string]) => [
        id,
        position,
        position === 2 ? '¡Otra cosa!' : text,
      ]),
    })
    expect(after.views).toBe('77')
  })

  test('again with a shorter or longer dialogue drops and adds at the end', async () => {
    const here = await room()
    const { folder, sample, rewrite } = await oneSample()
    await bringInSamples(here, folder)
    const [before] = await all(here)
    await rewrite({ ...sample, dialogue: sample.dialogue.slice(0, 4) })
    await bringInSamples(here, folder)
    expect((await all(here))[0].lines).toEqual(before.lines.slice(0, 4))
    await rewrite(sample)
    await bringInSamples(here, folder)
    const [{ lines }] = await all(here)
    expect(lines.slice(0, 4)).toEqual(before.lines.slice(0, 4))
    expect(lines.map((line: unknown[]) => line[2])).toEqual(sample.dialogue.map(({ text }) => text))
  })

  test('with translations in several languages keeps each, and again those that the file has then', async () => {
    const here = await room()
    const { folder, sample, rewrite } = await oneSample()
    const told = (languages: readonly string[]) =>
      sample.dialogue.map((line, place) => ({
        ...line,
        translations: Object.fromEntries(languages.map(code => [code, `${code} ${place + 1}`])),
      }))
    const kept = async () => {
      const { rows } = await here.database.pool.query(
        `select other_translations as languages, (
          select json_object_agg(t.language || ' ' || l.position, t.text order by t.language, l.position)
          from line_translations t join dialogue_lines l on l.id = t.line
          where l.conversation = conversations.id and l.position < 3
        ) as told from conversations`,
      )
      return rows
    }
    await bringInSamples(here, folder)
    expect(await kept()).toEqual([{ languages: [], told: null }])
    await rewrite({ ...sample, dialogue: told(['fr', 'de']) })
    await bringInSamples(here, folder)
    expect(await kept()).toEqual([
      {
        languages: ['de', 'fr'],
        told: { 'de 1': 'de 1', 'de 2': 'de 2', 'fr 1': 'fr 1', 'fr 2': 'fr 2' },
      },
    ])
    await rewrite({ ...sample, dialogue: told(['fr']).slice(0, 4) })
    await bringInSamples(here, folder)
    expect(await kept()).toEqual([{ languages: ['fr'], told: { 'fr 1': 'fr 1', 'fr 2': 'fr 2' } }])
    const { rows } = await here.database.pool.query('select from line_translations')
    expect(rows).toHaveLength(4)
  })

  test('after a file is gone leaves its conversation, which people may be using', async () => {
    const here = await room()
    const { folder, file } = await oneSample()
    await bringInSamples(here, folder)
    await rm(file)
    await bringInSamples(here, folder)
    expect(await all(here)).toHaveLength(1)
  })

  test('finds a deleted sample deleted and leaves it so', async () => {
    const here = await room()
    const { folder, sample, rewrite } = await oneSample()
    await bringInSamples(here, folder)
    await here.database.pool.query(`update conversations set deleted_at = '2026-03-05'`)
    await rewrite({ ...sample, title: 'La silla azul' })
    await bringInSamples(here, folder)
    const { rows } = await here.database.pool.query(
      'select title from conversations where deleted_at is null',
    )
    expect(rows).toEqual([])
  })

  test.each([
    ['is no JSON', '{ "title": '],
    ['lacks its lines', { dialogue: [] }],
    ['has a level that is none', { difficulty: 'A9' }],
    ['has a field that nobody knows', { views: 5 }],
    ['has too long a title', { title: 'x'.repeat(91) }],
    ['has a scene that cannot be drawn', { scene: 'castle' }],
    ['is not told in the same languages in each line', dialogueIn({ fr: 'Un' })],
    ['is told again in the language that it has', dialogueIn({ en: 'One' }, { en: 'Two' })],
    ['is told in a language that is none', dialogueIn({ xx: 'One' }, { xx: 'Two' })],
    ['does not say in one line what it is about', { gist: 'x'.repeat(61) }],
  ])('stops at a file that %s, by its name, and writes nothing', async (_, wrong) => {
    const here = await room()
    const { folder, file, sample, rewrite } = await oneSample()
    if (typeof wrong === 'string') await writeFile(file, wrong)
    else await rewrite({ ...sample, ...wrong })
    await expect(bringInSamples(here, folder)).rejects.toThrow(
      `content/conversations/${chair}.json: `,
    )
    expect(await all(here)).toEqual([])
  })
})

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { describe, expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { writeEmptyContent } from '../testing/school/empty-content'
import { audioKey, speakerOf } from './audio-key'
import { bringInLists } from './bring-in-lists'
import { readDurations } from './durations'
import { readSampleLists } from './read-lists'

const content = join(import.meta.dirname, '../../../../content')
const tones = 'zh/ma-tones'
/** Pinyin without its tones. */
const plain = (pinyin = '') => pinyin.normalize('NFD').replaceAll(/[\u0300\u0301\u0304\u030C]/g, '')

describe('the lists of the product', () => {
  test('are four of each language, of 10 to 16 different texts in pairs, each with its clip', async () => {
    const [lists, durations] = await Promise.all([readSampleLists(content), readDurations(content)])
    const languages = lists.map(({ list }) => list.language)
    for (const language of ['es', 'fr', 'zh', 'de', 'en'])
      expect(languages.filter(one => one === language)).toHaveLength(4)
    for (const { list } of lists) {
      const texts = list.pairs.flat().map(({ text }) => text)
      expect(texts.length).toBeGreaterThanOrEqual(10)
      expect(texts.length).toBeLessThanOrEqual(16)
      expect(new Set(texts).size).toBe(texts.length)
      const isChinese = list.language === 'zh'
      for (const { text, pinyin } of list.pairs.flat()) {
        expect([text, pinyin !== undefined]).toEqual([text, isChinese])
        const clip = audioKey(list.language, speakerOf(list, list.difficulty), text)
        expect([text, durations[clip] !== undefined]).toEqual([text, !isChinese])
      }
    }
  })

  test('tell Chinese words apart by the tone alone, or by a sound alone', async () => {
    const lists = await readSampleLists(content)
    for (const { key, list } of lists.filter(one => one.list.language === 'zh'))
      for (const [one, other] of list.pairs) {
        expect(one.pinyin).not.toBe(other.pinyin)
        expect([one.text, plain(one.pinyin) === plain(other.pinyin)]).toEqual([
          one.text,
          [tones, 'zh/shuijiao'].includes(key),
        ])
      }
  })
})

const everything = `select id, shortid, title, version, items, sounds, is_published, deleted_at is not null as gone
  from pronunciation_lists order by content_key`

describeOnDatabase('bringing in the lists', engine => {
  const room = async () => ({
    database: await openFreshDatabase(engine),
    clock: pretendClock('2026-03-04T10:20:00Z'),
    random: machineRandom,
  })
  const all = async ({ database }: Awaited<ReturnType<typeof room>>) =>
    (await database.pool.query(everything)).rows

  /** A content folder with one list, and how to rewrite it. */
  const oneList = async () => {
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    const file = join(folder, 'pronunciation', `${tones}.json`)
    await mkdir(dirname(file), { recursive: true })
    await cp(join(content, 'pronunciation', `${tones}.json`), file)
    const list: SampleList = JSON.parse(await readFile(file, 'utf8'))
    return { folder, list, rewrite: (told: unknown) => writeFile(file, JSON.stringify(told)) }
  }

  test('once, twice and by two servers at once gives each once, published, in pairs', async () => {
    const here = await room()
    await Promise.all([bringInLists(here, content), bringInLists(here, content)])
    const first = await all(here)
    await bringInLists(here, content)
    expect(await all(here)).toEqual(first)
    expect(first).toHaveLength((await readSampleLists(content)).length)
    for (const { items, version, is_published } of first) {
      expect([is_published, version]).toEqual([true, 1])
      const contrasts = new Map(
        items.map(({ id, contrast }: { id: string; contrast: string }) => [id, contrast]),
      )
      for (const [id, contrast] of contrasts) expect(contrasts.get(contrast)).toBe(id)
    }
  })

  test('again with a changed file changes it, and keeps the ids of the list and of what stayed', async () => {
    const here = await room()
    const { folder, list, rewrite } = await oneList()
    await bringInLists(here, folder)
    const [before] = await all(here)
    const pairs = list.pairs.toReversed().slice(0, -1)
    await rewrite({ ...list, title: 'Four melodies', pairs })
    await bringInLists(here, folder)
    const [after] = await all(here)
    expect(after).toMatchObject({ id: before.id, shortid: before.shortid, title: 'Four melodies' })
    expect(after.version).toBe(2)
    const idsOf = (row: { items: { id: string }[] }) => row.items.map(({ id }) => id)
    expect(new Set(idsOf(after))).toEqual(new Set(idsOf(before).slice(2)))
  })

  test('one that a person has changed stays so as long as its file does; one that was deleted does not come back', async () => {
    const here = await room()
    const { folder, list, rewrite } = await oneList()
    await bringInLists(here, folder)
    await here.database.pool.query(`update pronunciation_lists set title = 'Mine'`)
    await bringInLists(here, folder)
    expect(await all(here)).toMatchObject([{ title: 'Mine', gone: false }])
    await here.database.pool.query(`update pronunciation_lists set deleted_at = '2026-03-05'`)
    await rewrite({ ...list, title: 'Four melodies' })
    await bringInLists(here, folder)
    expect(await all(here)).toMatchObject([{ title: 'Mine', gone: true }])
  })

  test.each([
    ['is no JSON', '{'],
    ['has no pairs', { pairs: [] }],
    ['has a field that nobody knows', { views: 5 }],
  ])('stops at a file that %s, by its name', async (_, wrong) => {
    const here = await room()
    const { folder, list, rewrite } = await oneList()
    await rewrite(typeof wrong === 'string' ? wrong : { ...list, ...wrong })
    await expect(bringInLists(here, folder)).rejects.toThrow(
      `content/pronunciation/${tones}.json: `,
    )
    expect(await all(here)).toEqual([])
  })
})

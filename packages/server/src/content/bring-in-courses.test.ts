import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SampleCourse } from '@duologue/contract/samples/sample-course'
import { expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { writeEmptyContent } from '../testing/school/empty-content'
import { bringInCourses } from './bring-in-courses'
import { bringInLists } from './bring-in-lists'
import { bringInSamples } from './bring-in-samples'

const content = join(import.meta.dirname, '../../../../content')
const [chair, key, sounds] = ['es/a1-la-silla-verde', 'es/a1-la-llave-equivocada', 'es/pero-perro']

type SampleRoom = Parameters<typeof bringInSamples>[0]

const everything = `select c.id, c.shortid, c.title, c.language, c.version, c.is_sample, c.is_published, c.levels,
    c.author is not null as has_author,
    array(select coalesce(said.content_key, heard.content_key) from unnest(c.things) with ordinality listed (id, place)
      left join conversations said on said.id = listed.id left join pronunciation_lists heard on heard.id = listed.id
      order by place) as keys
  from courses c where c.deleted_at is null order by c.content_key`

describeOnDatabase('bringing in the courses', engine => {
  const room = async (): Promise<SampleRoom> => ({
    database: await openFreshDatabase(engine),
    clock: pretendClock('2026-03-04T10:20:00Z'),
    random: machineRandom,
  })
  const all = async ({ database }: SampleRoom) => (await database.pool.query(everything)).rows
  const bringIn = async (here: SampleRoom, folder: string) => {
    await bringInSamples(here, folder)
    await bringInLists(here, folder)
    await bringInCourses(here, folder)
  }

  /** A content folder with two conversations, a list and a course, and how to rewrite that. */
  const oneCourse = async () => {
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    for (const file of [
      `conversations/${chair}.json`,
      `conversations/${key}.json`,
      `pronunciation/${sounds}.json`,
    ]) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await cp(join(content, file), join(folder, file))
    }
    const unit = {
      key: 'mine',
      title: '¿De quién es?',
      level: 'A1' as const,
      aims: ['say what is mine'],
      items: [
        { kind: 'conversation' as const, key: chair },
        { kind: 'list' as const, key: sounds },
      ],
    }
    const told: SampleCourse = {
      title: 'First steps',
      description: 'Two scenes.',
      language: 'es',
      translationLanguage: 'en',
      units: [unit],
    }
    const rewrite = (changed: unknown) =>
      writeFile(join(folder, 'courses', 'es.json'), JSON.stringify(changed))
    await rewrite(told)
    return { folder, told, unit, rewrite }
  }

  test('once, twice and by two servers at once gives the five of the product, each once, with every sample in its place', async () => {
    const here = await room()
    await bringInSamples(here, content)
    await bringInLists(here, content)
    await Promise.all([bringInCourses(here, content), bringInCourses(here, content)])
    const first = await all(here)
    await bringInCourses(here, content)
    expect(await all(here)).toEqual(first)
    expect(first.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'fr', 'zh'])
    for (const course of first) {
      const file = join(content, 'courses', `${course.language}.json`)
      const { units }: SampleCourse = JSON.parse(await readFile(file, 'utf8'))
      expect(course).toMatchObject({
        is_sample: true,
        is_published: true,
        has_author: true,
        levels: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
        keys: units.flatMap(({ items }) => items.map(item => item.key)),
      })
      expect(course.keys.filter((one: string) => !one.startsWith(`${course.language}/`))).toEqual(
        [],
      )
    }
  })

  test('again with a changed file changes it, and keeps its id; what was deleted stays so', async () => {
    const here = await room()
    const { folder, told, unit, rewrite } = await oneCourse()
    await bringIn(here, folder)
    const [before] = await all(here)
    expect(before).toMatchObject({ title: 'First steps', version: 1, keys: [chair, sounds] })
    const other = { ...unit, key: 'more', items: [{ kind: 'conversation', key }] }
    await rewrite({ ...told, title: 'Second steps', units: [other, unit] })
    await bringIn(here, folder)
    expect(await all(here)).toEqual([
      { ...before, title: 'Second steps', version: 2, keys: [key, chair, sounds] },
    ])
    await here.database.pool.query('update courses set deleted_at = now()')
    await rewrite(told)
    await bringIn(here, folder)
    expect(await all(here)).toEqual([])
  })

  test('leaves out what somebody has deleted, and refuses what is no sample', async () => {
    const here = await room()
    const { folder, told, unit, rewrite } = await oneCourse()
    await bringInSamples(here, folder)
    await bringInLists(here, folder)
    await here.database.pool.query(
      'update conversations set deleted_at = now() where content_key = $1',
      [chair],
    )
    await bringInCourses(here, folder)
    expect(await all(here)).toMatchObject([{ keys: [sounds] }])
    await rewrite({ ...told, units: [{ ...unit, items: [{ kind: 'list', key: 'es/none' }] }] })
    await expect(bringInCourses(here, folder)).rejects.toThrow(
      'content/courses/es.json: there is no sample "es/none"',
    )
  })
})

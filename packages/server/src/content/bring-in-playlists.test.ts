import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SamplePlaylist } from '@duologue/contract/samples/sample-playlist'
import { expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import type { PlaylistsRoom } from '../playlists/index'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { writeEmptyContent } from '../testing/school/empty-content'
import { bringInPlaylists } from './bring-in-playlists'
import { bringInSamples } from './bring-in-samples'

const content = join(import.meta.dirname, '../../../../content')
const chair = 'es/a1-la-silla-verde'
const key = 'es/a1-la-llave-equivocada'

const everything = `select p.id, p.name, p.opened, p.has_shown, p.author is not null as has_author,
    array(select content_key from unnest(p.conversations) with ordinality listed (id, place)
      join conversations c on c.id = listed.id order by place) as keys
  from playlists p order by p.name`

describeOnDatabase('bringing in the playlists', engine => {
  const room = async (): Promise<PlaylistsRoom> => ({
    database: await openFreshDatabase(engine),
    clock: pretendClock('2026-03-04T10:20:00Z'),
    random: machineRandom,
  })
  const all = async ({ database }: PlaylistsRoom) => (await database.pool.query(everything)).rows

  /** A content folder with two conversations and a playlist, and how to rewrite that. */
  const onePlaylist = async () => {
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    for (const one of [chair, key]) {
      const file = `conversations/${one}.json`
      await cp(join(content, file), join(folder, file))
    }
    const told: SamplePlaylist = {
      name: 'First steps',
      description: 'Two scenes.',
      language: 'es',
      difficulty: 'A1',
      conversations: [chair, key],
    }
    const file = join(folder, 'playlists', 'first.json')
    await mkdir(join(folder, 'playlists'), { recursive: true })
    const rewrite = (changed: unknown) => writeFile(file, JSON.stringify(changed))
    await rewrite(told)
    return { folder, told, rewrite }
  }
  const bringIn = async (here: PlaylistsRoom, folder: string) => {
    await bringInSamples(here, folder)
    await bringInPlaylists(here, folder)
  }

  test('once, twice and by two servers at once gives those of the product, each once', async () => {
    const here = await room()
    await bringInSamples(here, content)
    await Promise.all([bringInPlaylists(here, content), bringInPlaylists(here, content)])
    const first = await all(here)
    await bringInPlaylists(here, content)
    expect(await all(here)).toEqual(first)
    expect(first.map(({ name, keys }) => [name, keys.length])).toEqual([
      ['Between Two Floors', 2],
      ['First Month of Chinese', 16],
      ['First Month of English', 16],
      ['First Month of French', 16],
      ['First Month of German', 16],
      ['First Month of Spanish', 16],
      ['First Steps in Spanish', 4],
      ['Lost and Found', 5],
    ])
    expect(first.every(row => row.has_author && row.has_shown)).toBe(true)
  })

  test('again with a changed file changes it, and keeps its id and its views', async () => {
    const here = await room()
    const { folder, told, rewrite } = await onePlaylist()
    await bringIn(here, folder)
    await here.database.pool.query('update playlists set opened = 7')
    const [before] = await all(here)
    expect(before.keys).toEqual([chair, key])
    await rewrite({ ...told, name: 'Second steps', conversations: [key] })
    await bringIn(here, folder)
    expect(await all(here)).toEqual([{ ...before, name: 'Second steps', keys: [key] }])
  })

  test('finds a deleted one deleted and leaves it so, changed or not', async () => {
    const here = await room()
    const { folder, told, rewrite } = await onePlaylist()
    await bringIn(here, folder)
    await here.database.pool.query('delete from playlists')
    await bringIn(here, folder)
    await rewrite({ ...told, name: 'Second steps' })
    await bringIn(here, folder)
    expect(await all(here)).toEqual([])
  })

  test('leaves out a conversation that was deleted here', async () => {
    const here = await room()
    const { folder } = await onePlaylist()
    await bringInSamples(here, folder)
    await here.database.pool.query(
      'update conversations set deleted_at = now() where content_key = $1',
      [chair],
    )
    await bringInPlaylists(here, folder)
    expect((await all(here))[0].keys).toEqual([key])
  })

  test.each([
    ['names no sample', { conversations: ['es/none'] }],
    ['is empty', { conversations: [] }],
    ['has a field that nobody knows', { views: 5 }],
  ])('stops at a file that %s, by its name', async (_, wrong) => {
    const here = await room()
    const { folder, told, rewrite } = await onePlaylist()
    await rewrite({ ...told, ...wrong })
    await expect(bringInPlaylists(here, folder)).rejects.toThrow('content/playlists/first.json: ')
  })
})

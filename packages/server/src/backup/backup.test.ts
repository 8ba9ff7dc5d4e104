import { createWriteStream } from 'node:fs'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { learn } from '@duologue/contract/learn'
import { live } from '@duologue/contract/live'
import { playlists } from '@duologue/contract/playlists'
import { shop } from '@duologue/contract/shop'
import { songs } from '@duologue/contract/songs'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '../database/connect'
import { allMigrations } from '../database/migrations/all-migrations'
import { diskFiles } from '../outside/files/disk-files'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { startTestServer } from '../testing/apps/test-server'
import { describeEachWay, type Engine } from '../testing/databases/database-engines'
import { openEmptyDatabase } from '../testing/databases/open-database'
import { wholeState } from '../testing/databases/whole-state'
import { seedDuel } from '../testing/school/begun-play'
import { exchange, joinAsGuest, openHall } from '../testing/school/opened-hall'
import { signUpActor } from '../testing/school/people'
import { storeSong, tenTexts } from '../testing/school/played-song'
import { seedSongWith } from '../testing/school/seed-song'
import { openStockedSchool } from '../testing/school/stocked-school'
import { BackupRefusal } from './backup-form'
import { inspectBackup } from './inspect-backup'
import { readBackup } from './read-backup'
import { writeBackup } from './write-backup'

const now = new Date('2026-01-02T03:04:05Z')

async function backUp(database: Database, folder: string, name = 'backup'): Promise<string> {
  const path = join(folder, `${name}.tar.gz`)
  await writeBackup(database.pool, createWriteStream(path), {
    files: diskFiles(join(folder, 'media')),
    serverKey: Buffer.alloc(32, 0x5e),
    version: '1',
    now,
  })
  return path
}

const restore = (database: Database, path: string, mediaFolder: string) =>
  readBackup(database.pool, path, {
    files: diskFiles(mediaFolder),
    keepServerKey: key => writeFile(`${mediaFolder}.key`, key),
    migrations: allMigrations,
  })

/** The same on another kind of PostgreSQL. */
function otherThan(engine: Engine): Engine {
  const other = inject('engines').find(({ name }) => name !== engine.name)
  if (!other) throw new Error('there is one engine only')
  return other
}

/** Where a database of an engine is. */
async function addressOf({ pool }: Database, engine: Engine): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(engine.url)
  url.pathname = `/${rows[0]?.name}`
  return url.href
}

async function openSchool(engine: Engine) {
  const server = await startTestServer(engine)
  onTestFinished(server.close)
  const folder = await temporaryFolder()
  await server.pool.query(
    `insert into files (key, purpose, type, bytes, created_at, looked_at)
     values ('abc', 'image', 'image/webp', 9, now(), now()), ('lost', 'image', 'image/webp', 9, now(), now())`,
  )
  const files = diskFiles(join(folder, 'media'))
  await files.write('abc', Buffer.from('a picture'))
  await files.write('abc-small', Buffer.from('a small one'))
  return { server, folder, school: await openStockedSchool(server) }
}

describeEachWay('a backup', engine => {
  test('holds all rows and files, goes to another PostgreSQL, and back', async () => {
    const { server, folder, school } = await openSchool(engine)
    const { own } = await school.stock()
    await school.buy(own)
    const before = await wholeState(server.pool)
    const there = await openEmptyDatabase(otherThan(engine))
    await restore(there, await backUp(server.database, folder), join(folder, 'there'))
    expect(await wholeState(there.pool)).toEqual(before)
    expect(await readFile(join(folder, 'there/ab/abc'), 'utf8')).toBe('a picture')
    expect(await readFile(join(folder, 'there/ab/abc-small'), 'utf8')).toBe('a small one')

    expect(await readFile(join(folder, 'there.key'), 'utf8')).toBe('5e'.repeat(32))

    const back = await openEmptyDatabase(engine)
    await restore(back, await backUp(there, folder, 'second'), join(folder, 'back'))
    expect(await wholeState(back.pool)).toEqual(before)
    // What watches the rows is at work again, and numbers are not given twice.
    const again = await startTestServer(engine, {
      settings: { DATABASE_URL: await addressOf(back, engine) },
    })
    onTestFinished(again.close)
    const { headers } = school.people.teacher
    const params = { id: school.people.student.user.id }
    const body = { currency: 55 }
    expect(await again.ask(shop.setCurrency, { headers, params, body })).toMatchObject({
      currency: 55,
    })
  })

  test('that is taken while people buy shows one moment: the ledger and the cards agree', async () => {
    const { server, folder, school } = await openSchool(engine)
    const { own } = await school.stock()
    let isOver = false
    const buying = (async () => {
      for (let bought = 0; bought < 15 && !isOver; bought++) await school.buy(own)
    })()
    await turn()
    const path = await backUp(server.database, folder)
    isOver = true
    await buying
    const there = await openEmptyDatabase(engine)
    await restore(there, path, join(folder, 'there'))
    const { rows } = await there.pool.query<{ cards: string; entries: string }>(
      `select (select sum(cards) from card_balances) as cards, (select sum(cards) from card_entries) as entries`,
    )
    expect(rows[0]?.cards).toBe(rows[0]?.entries)
  })

  test('that is taken while people play ends their game where it goes back, and stores it', async () => {
    const { server, folder } = await openSchool(engine)
    const host = await signUpActor(server, 'teacher')
    const hall = await openHall(server, host, (await seedDuel(server)).id)
    await joinAsGuest(server, hall)
    await exchange(server, host.headers, hall.id, { type: 'start' })
    const there = await openEmptyDatabase(engine)
    await restore(there, await backUp(server.database, folder), join(folder, 'there'))
    const again = await startTestServer(engine, {
      settings: { DATABASE_URL: await addressOf(there, engine) },
    })
    onTestFinished(again.close)
    const { view } = await exchange(again, host.headers, hall.id, { type: 'pause' })
    expect(view).toMatchObject({ state: 'ended', code: null })
    await expect
      .poll(
        () => again.ask(live.getHallReport, { params: { id: hall.id }, headers: host.headers }),
        { timeout: 20_000 },
      )
      .toMatchObject({ isSettled: true, outcome: 'none', hall: { isOver: true } })
    expect((await exchange(server, host.headers, hall.id)).view).toMatchObject({ state: 'playing' })
  })

  test('holds the songs of a playlist and what is remembered of them, which go with their song there, too', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const folder = await temporaryFolder()
    const { headers } = await signUpActor(server, 'editor')
    const seed = async () =>
      (await seedSongWith(server, headers, tenTexts, { curated: true })).song.id
    const [first, second] = [await seed(), await seed()]
    const { id } = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Mix' } })
    for (const song of [second, first])
      await server.ask(playlists.addSongToPlaylist, { headers, params: { id }, body: { song } })
    const player = await signUpActor(server, 'student')
    await storeSong(server, player, first, { mode: 'reading', difficulty: 'easy', isRight: false })
    const there = await openEmptyDatabase(otherThan(engine))
    await restore(there, await backUp(server.database, folder), join(folder, 'there'))
    const again = await startTestServer(otherThan(engine), {
      settings: { DATABASE_URL: await addressOf(there, otherThan(engine)) },
    })
    onTestFinished(again.close)
    const inPlaylist = async () =>
      (await again.ask(playlists.getPlaylist, { headers, params: { id } })).songs
    const remembered = async () =>
      (await again.ask(learn.getSongProgress, { headers: player.headers, params: { id: first } }))
        .lines.length
    expect(await inPlaylist()).toEqual([second, first])
    expect(await remembered()).toBeGreaterThan(2)
    await again.ask(songs.deleteSong, { headers, params: { id: second } })
    expect(await inPlaylist()).toEqual([first])
    await again.ask(songs.deleteSong, { headers, params: { id: first } })
    expect(await inPlaylist()).toEqual([])
  })

  test('that was cut off, or is none, changes nothing', async () => {
    const { server, folder } = await openSchool(engine)
    const before = await wholeState(server.pool)
    const path = await backUp(server.database, folder)
    const { size } = await stat(path)
    await truncate(path, Math.floor(size * 0.6))
    await expect(restore(server.database, path, folder)).rejects.toThrow('nothing was changed')
    await writeFile(path, 'no backup')
    await expect(restore(server.database, path, folder)).rejects.toThrow('nothing was changed')
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('that is damaged anywhere ends with a sentence, or is whole all the same', async () => {
    const { server, folder } = await openSchool(engine)
    const before = await wholeState(server.pool)
    const whole = await readFile(await backUp(server.database, folder))
    const path = join(folder, 'damaged.tar.gz')
    const places = Array.from({ length: 60 }, (_, part) => Math.floor((whole.length * part) / 60))
    const refusals = new Set<string>()
    const look = async (bytes: Buffer) => {
      await writeFile(path, bytes)
      const said = await inspectBackup(path).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (said === undefined) return
      expect(said).toBeInstanceOf(BackupRefusal)
      refusals.add(String((said as Error).message).replace(path, 'It'))
    }
    for (const place of [1, 2, 9, ...places, whole.length - 1]) await look(whole.subarray(0, place))
    for (const place of places) {
      const flipped = Buffer.from(whole)
      flipped[place] = (flipped[place] ?? 0) ^ 16
      await look(flipped)
    }
    const wrongName = Buffer.from('PK\u0003\u0004 another kind of file')
    await look(wrongName)
    expect([...refusals].sort()).toEqual([
      'It is empty. Use another one; nothing was changed.',
      'It is no backup of Duologue, or it is damaged, or it was cut off. Use another one; nothing was changed.',
      'It is no backup of Duologue. Use another one; nothing was changed.',
    ])
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('that is not there, or a folder, is told so', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'none.tar.gz')
    await expect(inspectBackup(path)).rejects.toThrow(`There is no file ${path}.`)
    await expect(inspectBackup(folder)).rejects.toThrow(`${folder} is a folder and no backup.`)
  })

  test('of a newer version is refused', async () => {
    const { server, folder } = await openSchool(engine)
    await server.pool.query(`insert into migrations values (9999, '9999-later', 'x')`)
    const path = await backUp(server.database, folder)
    await expect(restore(server.database, path, folder)).rejects.toThrow('another version')
  })
})

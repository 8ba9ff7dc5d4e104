import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { media } from '@duologue/contract/media'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { pretendFiles } from './outside/files/pretend-files'
import { startTestServer } from './testing/apps/test-server'
import { describeEachWay } from './testing/databases/database-engines'
import { signUpPerson } from './testing/school/people'
import { asBlob, samplePicture } from './testing/school/sample-files'
import { seedConversation } from './testing/school/seed-conversation'

const refused = {
  status: 503,
  code: 'cannot-save',
  message: 'Nothing can be saved at the moment. Please try again later.',
}

describeEachWay('where nothing can be saved', engine => {
  const start = async () => {
    const lines: string[] = []
    const files = pretendFiles()
    const server = await startTestServer(engine, {
      files,
      logTo: { write: line => void lines.push(line) },
    })
    onTestFinished(server.close)
    /** Sets how every connection of the database is from now on; by one of its own, which is not cut off with them. */
    const setAll = async (setting: string) => {
      const owner = new Client(server.pool.options)
      await owner.connect()
      const { rows } = await owner.query<{ name: string }>('select current_database() as name')
      await owner.query(`begin read write; alter database ${rows[0]?.name} ${setting}; commit`)
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await owner.end()
    }
    const readyz = async () => {
      const answer = await fetch(`${server.address}/readyz`)
      return { status: answer.status, wait: Number(answer.headers.get('retry-after')) }
    }
    /** What is told of it; connections that were cut meanwhile are another matter. */
    const errors = () => lines.filter(line => /25006|cannot-save/.test(line))
    return { server, files, setAll, readyz, errors }
  }

  test('a database that only reads is read, who is logged in stays so, and it is told once', async () => {
    const { server, setAll, readyz, errors } = await start()
    const { id } = await seedConversation(server.pool)
    const { headers, email, password } = await signUpPerson(server)
    expect(await readyz()).toEqual({ status: 200, wait: 0 })
    await setAll('set default_transaction_read_only = on')
    // Sessions are prolonged now and then.
    server.clock.moveTo('2026-03-04T13:20:00Z')
    expect((await server.ask(accounts.getMe, { headers })).email).toBe(email)
    expect((await server.ask(conversations.getConversation, { params: { id } })).id).toBe(id)
    for (const title of ['x', 'y', 'z']) {
      expect(await server.refused(accounts.logIn, { body: { email, password } })).toEqual(refused)
      const names = { character1: { name: 'Ana' }, character2: { name: 'Luis' } }
      const body = { title, language: 'es', ...names } as const
      expect(await server.refused(conversations.createConversation, { headers, body })).toEqual(
        refused,
      )
    }
    expect(await readyz()).toMatchObject({
      status: 503,
      wait: expect.toSatisfy((n: number) => n > 0),
    })
    expect(errors().length).toBe(1)
    await setAll('reset default_transaction_read_only')
    await expect.poll(readyz).toEqual({ status: 200, wait: 0 })
    expect((await server.ask(accounts.logIn, { body: { email, password } })).user.email).toBe(email)
  })

  test('a disk of the database without room is told', async () => {
    const { server, setAll, readyz } = await start()
    await setAll(`set temp_file_limit = '0'`)
    expect((await readyz()).status).toBe(503)
    await setAll('reset temp_file_limit')
    await expect.poll(async () => (await readyz()).status).toBe(200)
    const { rows } = await server.pool.query('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
  })

  test('a disk of the uploads without room refuses the upload, and nothing else', async () => {
    const { server, files } = await start()
    const { headers } = await signUpPerson(server)
    const { write } = files
    files.write = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    const picture = { query: 'purpose=image', headers, file: asBlob(await samplePicture()) }
    expect(await server.refused(media.uploadFile, picture)).toEqual(refused)
    expect((await server.ask(accounts.getMe, { headers })).username).not.toBe('')
    files.write = write
    expect((await server.ask(media.uploadFile, picture)).purpose).toBe('image')
  })
})

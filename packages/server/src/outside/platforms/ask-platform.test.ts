import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Networks, readNetworks } from '../../networks'
import { askingPlatforms } from './ask-platform'
import { PlatformAway } from './platforms'

const networks = (text: string) => readNetworks(text) as Networks
const none = networks('')
const loopback = networks('127.0.0.0/8, ::1')

let answer: RequestListener = () => undefined
const server = createServer((request, response) => answer(request, response))
let address = ''
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.closeAllConnections())
afterAll(() => new Promise(done => server.close(done)))

const asked = (at = address, allowed = loopback) => askingPlatforms(allowed).ask({ address: at })

test('what is asked is answered, with its status', async () => {
  answer = (request, response) => {
    response.writeHead(418, { 'x-asked': request.method })
    response.end('{"a": 1}')
  }
  expect(await asked()).toMatchObject({
    status: 418,
    text: '{"a": 1}',
    headers: { 'x-asked': 'GET' },
  })
})

test('a body is sent', async () => {
  answer = (request, response) => {
    request.pipe(response)
  }
  const sent = { address, method: 'POST', body: 'grant=é' } as const
  expect((await askingPlatforms(loopback).ask(sent)).text).toBe('grant=é')
})

test('no redirect is followed', async () => {
  answer = (_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' })
    response.end()
  }
  expect((await asked()).status).toBe(302)
})

test('more than 100 kB is not read', async () => {
  answer = (_request, response) => {
    response.end('x'.repeat(100_001))
  }
  await expect(asked()).rejects.toThrow('too much')
})

test.each([
  ['http://moodle.example/', 'not https'],
  ['ftp://127.0.0.1/', 'not https'],
  ['https://user:secret@moodle.example/', 'not https'],
  ['nonsense', 'not https'],
])('%s is not asked', async (at, why) => {
  await expect(asked(at)).rejects.toThrow(why)
})

test('an address inside is asked only where it is allowed, however it is written', async () => {
  answer = (_request, response) => {
    response.end('{}')
  }
  const port = new URL(address).port
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])
    await expect(asked(`http://${host}:${port}`, none)).rejects.toBeInstanceOf(PlatformAway)
  expect((await asked(`http://localhost:${port}`)).status).toBe(200)
})

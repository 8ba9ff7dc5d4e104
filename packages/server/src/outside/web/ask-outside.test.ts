import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readNetworks } from '../../networks'
import { startReceiver } from '../../testing/web/receiver'
import { testCertificate } from '../../testing/web/test-certificate'
import { askOutside, type OutsideCall, OutsideFailed } from './ask-outside'

function networks(text: string) {
  const read = readNetworks(text)
  if (!read) throw new Error('no networks')
  return read
}

const { cert: ca } = testCertificate
const ask = (inside: string, patience = 30_000) =>
  askOutside({ inside: networks(inside), patience, ca })
const here = '127.0.0.0/8, ::1'
const post: OutsideCall = {
  method: 'POST',
  headers: { 'x-one': '1' },
  body: 'tést',
  mostBytes: 100,
}

async function receiver(...told: Parameters<typeof startReceiver>) {
  const one = await startReceiver(...told)
  onTestFinished(() => one.close())
  return one
}

const whyNot = (asked: Promise<unknown>) =>
  asked.then(
    () => 'asked',
    (error: unknown) => (error instanceof OutsideFailed ? error.why : error),
  )

test('an address that may be asked is sent what is to be sent, and its answer is read', async () => {
  const { address, received } = await receiver()
  expect(await ask(here)(new URL(`${address}/a?b=c`), post)).toMatchObject({
    status: 200,
    body: 'ok',
  })
  expect(received).toMatchObject([{ path: '/a?b=c', body: 'tést', headers: { 'x-one': '1' } }])
  const named = address.replace('127.0.0.1', 'localhost')
  expect(await ask(here)(new URL(named), { ...post, mostBytes: 0 })).toMatchObject({
    status: 200,
    body: '',
  })
})

test('nothing inside is asked, by number or by a name that leads there, and nothing by plain http', async () => {
  const { address, received } = await receiver()
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
  ]) {
    const url = new URL(address.replace('127.0.0.1', host))
    expect([host, await whyNot(ask('')(url, post))]).toEqual([host, 'not-public'])
  }
  const plain = createServer((_request, response) => response.end('ok'))
  await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void plain.close())
  const url = new URL(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`)
  expect(await whyNot(ask(here)(url, post))).toBe('not-public')
  expect(received).toEqual([])
})

test('a redirect is an answer, and is not followed', async () => {
  const inner = await receiver()
  const outer = await receiver(response => {
    response.writeHead(302, { location: inner.address })
    response.end()
  })
  expect((await ask(here)(new URL(outer.address), post)).status).toBe(302)
  expect(inner.received).toEqual([])
})

test('whoever does not answer, answers too much or cannot prove who it is has failed', async () => {
  const silent = await receiver(() => undefined)
  expect(await whyNot(ask(here, 50)(new URL(silent.address), post))).toBe('slow')
  const trickling = await receiver(response => {
    response.writeHead(200)
    response.write('a')
  })
  expect(await whyNot(ask(here, 50)(new URL(trickling.address), post))).toBe('slow')
  const talkative = await receiver(response => response.end('a'.repeat(101)))
  expect(await whyNot(ask(here)(new URL(talkative.address), post))).toBe('unreachable')
  const unknown = askOutside({ inside: networks(here), patience: 30_000 })
  expect(await whyNot(unknown(new URL(silent.address), post))).toBe('not-safe')
  const gone = await receiver()
  await gone.close()
  expect(await whyNot(ask(here)(new URL(gone.address), post))).toBe('unreachable')
  expect(await whyNot(ask(here)(new URL('https://nobody.invalid'), post))).toBe('unreachable')
})

import { createServer } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, ListenRefusal, listen } from './listen'

function server() {
  const app = Fastify()
  onTestFinished(() => app.close())
  return app
}

test('a port that is taken is told in a sentence', async () => {
  const port = await freePort('127.0.0.1')
  const other = createServer()
  await new Promise<void>(resolve => other.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const listening = listen(server(), { port, host: '127.0.0.1' })
  await expect(listening).rejects.toThrow(ListenRefusal)
  await expect(listening).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken by another program.`)
})

test('an address of another machine is told in a sentence', async () => {
  const listening = listen(server(), { port: 0, host: '192.0.2.1' })
  await expect(listening).rejects.toThrow('HOST=192.0.2.1 is no address of this machine')
  await expect(freePort('192.0.2.1')).rejects.toThrow(ListenRefusal)
})

test('a free port is one, and can be listened on', async () => {
  const port = await freePort('127.0.0.1')
  expect(port).toBeGreaterThan(0)
  expect(await listen(server(), { port, host: '127.0.0.1' })).toBe(`http://127.0.0.1:${port}`)
})

import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { readMail } from './read-mail'
import { sampleMail } from './sample-mail'
import { smtpMail } from './smtp-mail'

interface Received {
  from: string | false
  to: string[]
  isSecure: boolean
  source: string
}

/** A mail server on loopback that keeps what it receives; its certificate is signed by nobody. */
async function startServer(options: SMTPServerOptions) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom && envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          isSecure: secure,
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  // What a client does to its connection is told to the client.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>(resolve => server.close(resolve))
  onTestFinished(stop)
  return { received, stop, port: (server.server.address() as AddressInfo).port }
}

const plain = { disabledCommands: ['STARTTLS', 'AUTH'] }

function connect(url: string) {
  const port = smtpMail({ url, from: 'Düologue <hello@duologue.example>' })
  onTestFinished(() => port.close())
  return port
}

test('a mail server receives the headers and both parts', async () => {
  const { received, port } = await startServer(plain)
  await connect(`smtp://127.0.0.1:${port}`).send(sampleMail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    from: 'hello@duologue.example',
    to: ['zoe@school.example'],
    isSecure: false,
  })
  const mail = readMail(received[0]?.source ?? '')
  expect(mail.header('To')).toBe(sampleMail.to)
  expect(mail.header('From')).toBe('Düologue <hello@duologue.example>')
  expect(mail.header('Subject')).toBe(sampleMail.subject)
  expect(mail.text.trimEnd()).toBe(sampleMail.text.trimEnd())
  expect(mail.html.trimEnd()).toBe(sampleMail.html.trimEnd())
})

test('a server that refuses the recipient rejects the mail', async () => {
  const { received, port } = await startServer({
    ...plain,
    onRcptTo: (_address, _session, done) => done(new Error('no such person')),
  })
  await expect(connect(`smtp://127.0.0.1:${port}`).send(sampleMail)).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
  })
  expect(received).toEqual([])
})

test('a server that is not there rejects the mail', async () => {
  const { stop, port } = await startServer(plain)
  await stop()
  await expect(connect(`smtp://127.0.0.1:${port}`).send(sampleMail)).rejects.toMatchObject({
    code: 'ESOCKET',
  })
})

test('the user and the password of the address are used', async () => {
  const { received, port } = await startServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'post' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('wrong')),
  })
  await connect(`smtp://post:p%40ss@127.0.0.1:${port}`).send(sampleMail)
  expect(received).toHaveLength(1)
  await expect(connect(`smtp://post:x@127.0.0.1:${port}`).send(sampleMail)).rejects.toMatchObject({
    code: 'EAUTH',
  })
})

test('smtps speaks TLS and trusts no certificate that nobody signed', async () => {
  const { received, port } = await startServer({ secure: true })
  await expect(connect(`smtps://127.0.0.1:${port}`).send(sampleMail)).rejects.toThrow(/certificate/)
  expect(received).toEqual([])
  await connect(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(sampleMail)
  expect(received).toMatchObject([{ isSecure: true }])
})

test('smtp changes to TLS where it is offered, and on demand goes on with nothing less', async () => {
  const offering = await startServer({})
  const url = `smtp://127.0.0.1:${offering.port}?tls.rejectUnauthorized=false`
  await connect(url).send(sampleMail)
  expect(offering.received).toMatchObject([{ isSecure: true }])
  const bare = await startServer(plain)
  const demanding = connect(`smtp://127.0.0.1:${bare.port}?requireTLS=true`)
  await expect(demanding.send(sampleMail)).rejects.toMatchObject({ code: 'ETLS' })
  expect(bare.received).toEqual([])
})

test('closing lets go of the connection and ends the sending', async () => {
  let tellGone = () => {}
  const gone = new Promise<void>(resolve => {
    tellGone = resolve
  })
  const { received, port } = await startServer({ ...plain, onClose: () => tellGone() })
  const mail = connect(`smtp://127.0.0.1:${port}`)
  await mail.send(sampleMail)
  await mail.close()
  await gone
  await mail.close()
  await expect(mail.send(sampleMail)).rejects.toThrow()
  expect(received).toHaveLength(1)
})

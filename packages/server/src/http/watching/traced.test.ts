import { Writable } from 'node:stream'
import { accounts } from '@duologue/contract/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { answeringService } from '../../testing/apps/answering-service'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

interface TracedSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** What a collector was sent in bodies of OTLP. */
const spansIn = (bodies: readonly unknown[]): TracedSpan[] =>
  (bodies as { resourceSpans: { scopeSpans: { spans: TracedSpan[] }[] }[] }[]).flatMap(body =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )

const told = ({ attributes }: TracedSpan, key: string) =>
  attributes.find(one => one.key === key)?.value

/** A trace that was begun elsewhere, as W3C's Trace Context writes it. */
const traceOf = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceOf}-00f067aa0ba902b7-01`

describeOnDatabase('traces', engine => {
  async function traced(settings: Record<string, string> = {}) {
    const collector = await answeringService(() => ({ json: {} }))
    const written: string[] = []
    const logTo = new Writable({
      write(line, _encoding, done) {
        written.push(String(line))
        done()
      },
    })
    const server = await startTestServer(engine, {
      logTo,
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc',
        ...settings,
      },
    })
    let ended: Promise<void> | undefined
    /** Everything that was traced, and written into the log; the server is ended. */
    const end = async () => {
      await (ended ??= server.close())
      const bodies = collector.heard.map(({ body }) => body)
      return { heard: collector.heard, spans: spansIn(bodies), log: written }
    }
    onTestFinished(async () => void (await end()))
    return { server, end }
  }

  test('a request is told by its route, and the statements that were asked for it are its parts', async () => {
    const { server, end } = await traced()
    const email = 'zoe@school.example'
    const body = { email, password: 'a secret word of hers' }
    // A body arrives by itself, and two at once wait for each other's connections.
    await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${server.address}/api/conversations?query=zebra`)),
    )
    const answer = await fetch(`${server.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(401)
    const { heard, spans } = await end()
    expect(heard[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'abc' } })
    const [login] = spans.filter(({ name }) => name === 'POST /api/users/login')
    if (!login) throw new Error('the login was not traced')
    expect(told(login, 'duologue.request')?.stringValue).toBe(answer.headers.get('x-request-id'))
    expect(told(login, 'http.response.status_code')?.intValue).toBe(401)
    const ofLogin = spans.filter(({ parentSpanId }) => parentSpanId === login.spanId)
    expect(ofLogin.map(one => told(one, 'db.query.text')?.stringValue).join('\n')).toMatch(
      /"users"/,
    )
    expect(new Set(ofLogin.map(({ traceId }) => traceId))).toEqual(new Set([login.traceId]))
    // Each of those that were asked at once has its own statements, as many as the others.
    const searches = spans.filter(({ name }) => name === 'GET /api/conversations')
    const parts = searches.map(
      ({ spanId }) => spans.filter(({ parentSpanId }) => parentSpanId === spanId).length,
    )
    expect(searches).toHaveLength(40)
    expect(Math.min(...parts)).toBeGreaterThan(0)
    expect(new Set(parts).size).toBe(1)
    for (const secret of [email, 'zebra', 'a secret word'])
      expect(JSON.stringify(heard.map(one => one.body))).not.toContain(secret)
    // Nobody but a front server says what a trace belongs to.
    expect(login.traceId).not.toBe(traceOf)
  })

  test('a front server says what a request belongs to', async () => {
    const { server, end } = await traced({
      TRUSTED_PROXIES: '127.0.0.1',
      // None but those that a front server has chosen.
      OTEL_TRACES_SAMPLER_ARG: '0',
    })
    await fetch(`${server.address}/api/site`)
    await fetch(`${server.address}/api/site`, { headers: { traceparent } })
    const { spans } = await end()
    const [request, ...others] = spans.filter(({ kind }) => kind === 2)
    expect(request).toMatchObject({ name: 'GET /api/site', traceId: traceOf })
    expect(others).toEqual([])
  })

  test('what fails is told by the code of the database, without a word of its values', async () => {
    const { server, end } = await traced()
    await server.pool.query('alter table users drop column given_name cascade')
    const email = 'zoe@school.example'
    const body = { email, password: 'a secret word of hers' }
    const { status } = await server.refused(accounts.logIn, { body })
    expect(status).toBe(500)
    const { heard, spans } = await end()
    const failed = spans.find(one => told(one, 'db.response.status_code'))
    expect(failed && told(failed, 'db.response.status_code')?.stringValue).toBe('42703')
    expect(JSON.stringify(heard.map(one => one.body))).not.toContain(email)
  })

  test('a collector that is away holds nobody up, and is spoken of once', async () => {
    const { server, end } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    expect((await fetch(`${server.address}/api/site`)).status).toBe(200)
    const { log } = await end()
    expect(log.filter(line => line.includes('Traces do not arrive'))).toHaveLength(1)
  })
})

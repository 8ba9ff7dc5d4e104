import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeEachWay } from '../../testing/databases/database-engines'

describeEachWay('/metrics', engine => {
  test('counts answers by route, and names no address and nobody', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    await fetch(`${server.address}/api/site`)
    await fetch(`${server.address}/api/conversations/0198f000-0000-7000-8000-000000000000`)
    const answer = await fetch(`${server.address}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    expect(text).toContain(
      'http_answer_seconds_count{method="GET",route="/api/site",status="200"} 1',
    )
    expect(text).toContain('route="/api/conversations/:id",status="404"} 1')
    expect(text).not.toContain('0198f000')
    expect(text).toMatch(/^database_connections \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toContain('refusals_total{code="conversation-not-found"} 1')
    expect(text).toContain('mails_total{outcome="sent"} 0')
    expect(text).toContain('webhook_messages_total{outcome="given_up"} 0')
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^duologue_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m)
  })

  test('is there for this machine alone, whatever a proxy says, unless the operator lets others in', async () => {
    const read = async (settings: Record<string, string>, headers: Record<string, string>) => {
      const server = await startTestServer(engine, { settings })
      onTestFinished(server.close)
      return (await fetch(`${server.address}/metrics`, { headers })).status
    }
    const proxied = { 'x-forwarded-for': '203.0.113.9' }
    expect(await read({}, proxied)).toBe(404)
    expect(await read({ TRUSTED_PROXIES: '127.0.0.1' }, proxied)).toBe(404)
    expect(
      await read({ TRUSTED_PROXIES: '127.0.0.1', METRICS_NETWORKS: '203.0.113.0/24' }, proxied),
    ).toBe(200)
  })
})

import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { plainInline, plainRenderer } from '../testing/plain-renderer'
import { signUpPerson } from '../testing/school/people'

const policyOf = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

describeOnDatabase('the headers', engine => {
  test('of calls, refusals, pages and files keep a browser from doing what it should not', async () => {
    const { address, close } = await startTestServer(engine)
    onTestFinished(close)
    for (const path of ['/', '/api/conversations', '/api/nothing', '/healthz', '/api/docs']) {
      const response = await fetch(address + path)
      const { headers } = response
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('x-powered-by')).toBe(null)
      expect(headers.get('server')).toBe(null)
      expect(headers.get('access-control-allow-origin')).toBe(null)
      const policy = policyOf(response)
      expect(policy.get('default-src')).toEqual(["'self'"])
      expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com'])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(policy.get('connect-src')).toEqual(["'self'", 'ws://localhost:3000'])
      expect(policy.get('object-src')).toEqual(["'none'"])
      expect(policy.get('base-uri')).toEqual(["'none'"])
      expect(policy.get('form-action')).toEqual(["'self'"])
      expect(policy.get('script-src')?.[0]).toBe("'self'")
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
      expect(policy.get('trusted-types')).toEqual(['aligner', 'offline'])
      expect(headers.get('permissions-policy')).toContain('microphone=(self), ')
      expect(headers.get('permissions-policy')).toContain('camera=(self), ')
      expect(headers.get('strict-transport-security')).toBe(null)
    }
  })

  test('tell browsers to come by TLS alone where people do', async () => {
    const settings = { PUBLIC_URL: 'https://duologue.example' }
    const { address, close } = await startTestServer(engine, { settings })
    onTestFinished(close)
    for (const path of ['/', '/api/conversations', '/healthz']) {
      const response = await fetch(address + path)
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(policyOf(response).get('connect-src')).toEqual(["'self'", 'wss://duologue.example'])
    }
  })

  test('let nobody keep what a call answers, refusals neither; pages are asked for again', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { headers, user } = await signUpPerson(server)
    const kept = async (path: string, asked = {}) => {
      const response = await fetch(server.address + path, asked)
      return [response.status, response.headers.get('cache-control')]
    }
    for (const path of ['/api/users/me', `/api/users/${user.id}/export`, '/api/conversations'])
      expect(await kept(path, { headers })).toEqual([200, 'no-store'])
    expect(await kept('/api/users/me')).toEqual([401, 'no-store'])
    expect(await kept(`/api/songs/${user.id}`, { headers })).toEqual([404, 'no-store'])
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect(await kept('/api/users/login', login)).toEqual([400, 'no-store'])
    expect(await kept('/')).toEqual([200, 'no-cache'])
    expect((await fetch(server.address)).headers.get('vary')).toContain('sec-ch-ua-mobile')
  })

  test('let a page run its own scripts only, by their hashes', async () => {
    const { address, close } = await startTestServer(engine)
    onTestFinished(close)
    const response = await fetch(address)
    const page = await response.text()
    const { script, style } = plainInline
    expect(page).toContain(`<style>${style}</style><script>${script}</script>`)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = policyOf(response)
    const scripts = [plainRenderer.themeScript, script].map(hash)
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", ...scripts])
    expect(policy.get('style-src')).toEqual(["'self'", hash(style)])
  })

  test('let the landing page of the Google popup keep its opener, no other page', async () => {
    const { address, close } = await startTestServer(engine)
    onTestFinished(close)
    const policy = async (path: string) =>
      (await fetch(address + path)).headers.get('cross-origin-opener-policy')
    for (const path of [
      '/google',
      '/google/',
      '/google?code=x',
      '/sso/school',
      '/sso/school?code=x',
    ])
      expect(await policy(path)).toBe('unsafe-none')
    for (const path of [
      '/',
      '/googles',
      '/sso',
      '/sso/school/x',
      '/login?x=/google',
      '/api/google',
    ])
      expect(await policy(path)).toBe('same-origin-allow-popups')
  })
})

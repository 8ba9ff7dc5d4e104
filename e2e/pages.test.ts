import { expect, inject, test } from 'vitest'
import { useBrowser, visitor } from './browser'

useBrowser()

async function firstConversation(
  query = '',
): Promise<{ id: string; shortid: string; title: string }> {
  const answer = await fetch(`${inject('address')}/api/conversations?limit=1${query}`)
  const { conversations } = (await answer.json()) as {
    conversations: { id: string; shortid: string; title: string }[]
  }
  const [first] = conversations
  if (!first) throw new Error('no conversation found')
  return first
}

test.each([
  ['/', 200],
  ['/home', 200],
  ['/search/conversations', 200],
  ['/about', 200],
  ['/faq', 200],
  ['/sandbox', 200],
  ['/philosophy', 200],
  ['/privacy', 200],
  ['/terms', 200],
  ['/not-found', 404],
])('%s answers %i as HTML that shows its preview', async (path, status) => {
  const answer = await fetch(`${inject('address')}${path}`, { redirect: 'manual' })
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(html).toContain('<title>')
  expect(html).toContain('<h1')
  if (status === 200) {
    expect(html).toContain('property="og:title"')
    expect(html).toContain('name="description"')
  }
})

/** What the head of a page says, by the name of its tag; statements for search engines as they are. */
async function headOf(path: string) {
  const html = await (await fetch(`${inject('address')}${path}`)).text()
  const [head = ''] = html.split('</head>')
  const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    title: unescaped(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    canonical: unescaped(/rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    ...Object.fromEntries(tags.map(([, name, content = '']) => [name, unescaped(content)])),
    statements: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  }
}

test('a shared conversation shows its own picture, and says what can be learned from it', async () => {
  const { id, title } = await firstConversation('&language=es&title=llave')
  const path = `/conversations/${id}/la-llave-equivocada`
  const head = await headOf(path)
  expect(head).toMatchObject({
    'og:title': title,
    'og:locale': 'en_US',
    'og:image': expect.stringMatching(
      new RegExp(`/art/previews/es/${id}~[a-z~]+\\.png\\?title=[a-z-]+$`),
    ),
    'og:image:width': '1200',
    canonical: expect.stringMatching(new RegExp(`${path}$`)),
    statements: [
      { '@type': 'LearningResource', name: title, inLanguage: 'es', educationalLevel: 'CEFR A1' },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Spanish' }, { name: title }] },
    ],
  })
  const { pathname } = new URL(Object(head)['og:image'])
  const picture = await fetch(`${inject('address')}${pathname}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const game = await headOf(`/conversations/${id}/game`)
  expect(game).toMatchObject({ title: `${title} battle mode`, 'og:title': title })
})

test.each([
  ['/search/conversations', 'Search conversations · Duologue', ''],
  ['/search/conversations?language=de', 'German conversations · Duologue', '?language=de'],
  [
    '/search/conversations?language=de&difficulty=A1&title=licht',
    'German conversations, A1 · Duologue',
    '?language=de&difficulty=A1',
  ],
])('%s is called %s, and is found by language and level', async (path, title, query) => {
  const head = await headOf(path)
  expect(head.title).toBe(title)
  expect(new URL(head.canonical).search).toBe(query)
})

/** The addresses that a sitemap names. */
async function named(path: string): Promise<string[]> {
  const map = await (await fetch(`${inject('address')}${path}`)).text()
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')

test('what the sitemap names may be found, under its own address and with words of its own', async () => {
  const parts = (await named('/sitemap.xml')).map(pathOf)
  expect(parts).toContain('/sitemaps/pages.xml')
  for (const part of parts) {
    const asked = await named(part)
    const all = await Promise.all(
      asked.map(async address => ({ address, head: await headOf(pathOf(address)) })),
    )
    // What others made and took away meanwhile is named no more.
    const still = new Set(await named(part))
    const found = all.filter(({ address }) => still.has(address))
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ head }) => head.canonical)).toEqual(found.map(({ address }) => address))
    expect(found.filter(({ head }) => 'robots' in head)).toEqual([])
    if (!part.endsWith('/pages.xml')) continue
    // What people write about their things may be alike.
    const descriptions = found.map(({ head }) => Object(head).description as string)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(descriptions.filter(text => text.length > 160)).toEqual([])
  }
})

test('what pupils share shows what it is, and is nothing to be found', async () => {
  const { id, title } = await firstConversation('&language=es&title=llave')
  const answer = await fetch(`${inject('address')}/api/pronunciation-lists?limit=1`)
  const { pronunciationLists } = (await answer.json()) as {
    pronunciationLists: { shortid: string; title: string }[]
  }
  const [list] = pronunciationLists
  if (!list) throw new Error('no list found')
  const classPage = '/classes/01900000-0000-7000-8000-000000000001'
  for (const [path, shown, picture] of [
    [`/conversations/${id}/game`, title, '/art/previews/es/'],
    [`/convo/${id}/learn`, title, '/art/previews/es/'],
    [`/convo/${id}/leaderboard`, title, '/art/previews/es/'],
    ['/pronunciation/game', 'Pronunciation Game', '/preview.png'],
    [`/pronunciation/game?list=${list.shortid}`, list.title, '/art/previews/'],
    [`${classPage}/join`, 'Join the class', '/preview.png'],
    [`${classPage}/student`, 'Class', '/preview.png'],
    ['/shop', 'Chinese Class Store', '/preview.png'],
  ] as const) {
    const head = await headOf(path)
    expect(head, path).toMatchObject({
      robots: 'noindex',
      'og:title': expect.stringContaining(shown),
      'og:image': expect.stringContaining(picture),
      'og:image:alt':
        picture === '/preview.png' ? 'Two speech bubbles on a stage' : Object(head)['og:title'],
      'og:description': expect.stringMatching(/.{20}/),
      canonical: '',
    })
    if (path.includes('?')) expect(Object(head)['og:url']).toContain(path)
  }
})

test('the questions are told as questions', async () => {
  const { statements } = await headOf('/faq')
  expect(statements).toMatchObject([{ '@type': 'FAQPage' }])
})

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is there, as %s', async (path, type) => {
  const answer = await fetch(`${inject('address')}${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
})

test('whoever installs it finds every icon that the manifest names', async () => {
  const answer = await fetch(`${inject('address')}/manifest.webmanifest`)
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] }
  for (const { src, type } of icons) {
    const icon = await fetch(`${inject('address')}${src}`)
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  }
})

test.each([
  ['/nowhere', 302, '/not-found'],
  // A visitor's page is made for everybody: whoever is logged in is asked for once more from there.
  ['/conversations/none', 302, '/not-found?from=%2Fconversations%2Fnone'],
  ['/convo/none', 302, '/not-found?from=%2Fconvo%2Fnone'],
  ['/search', 307, '/search/conversations'],
  ['/search/conversations/?language=es', 307, '/search/conversations?language=es'],
  ['/search/conversations?language=DROP', 307, '/search/conversations'],
])('%s answers %i and leads to %s', async (path, status, location) => {
  const answer = await fetch(`${inject('address')}${path}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
})

test.each([
  ['/home', '?0', 4],
  ['/home', '?1', 2],
  ['/search/conversations', '?0', 4],
  ['/search/conversations', '?1', 2],
])(
  '%s (small screen %s) fetches the first %i covers at once, the first before anything else',
  async (path, small, count) => {
    const answer = await fetch(`${inject('address')}${path}`, {
      headers: { 'sec-ch-ua-mobile': small },
    })
    const images = [...(await answer.text()).matchAll(/<img [^>]*>/g)].map(([image]) => image)
    const covers = images.filter(image => image.includes('width="640"'))
    const places = (part: string) =>
      covers.flatMap((image, place) => (image.toLowerCase().includes(part) ? [place] : []))
    expect(places('loading="eager"')).toEqual(Array.from({ length: count }, (_, place) => place))
    expect(places('fetchpriority="high"')).toEqual([0])
  },
)

test('a conversation is found by id, shortid, and older links, and its address ends in its slug', async () => {
  const { id, shortid } = await firstConversation('&language=es&title=llave')
  const canonical = `/conversations/${id}/la-llave-equivocada`
  for (const path of [
    `/conversations/${id}`,
    `/conversations/${shortid}`,
    `/convo/${id}`,
    `/convo/${shortid}`,
    `/conversations/${id}/wrong-slug`,
  ]) {
    const answer = await fetch(`${inject('address')}${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([301, canonical])
  }
  const html = await (await fetch(`${inject('address')}${canonical}`)).text()
  expect(html).toContain('La llave equivocada · Duologue')
})

test('a script that is not ours is refused by the policy, inline ones too', async () => {
  const answer = await fetch(`${inject('address')}/home`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval'( 'sha256-[^']+'){2,}$/)
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
})

test('Go Back on /not-found goes back', async () => {
  const page = await visitor()
  await page.goto('/home')
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Uh oh.' }).waitFor()
  expect(await page.getByText("Sorry, we're not able to find that page.").isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await page.waitForURL('**/home')
})

test.each(['/', '/search/conversations'])(
  '%s brings its styles along and asks for none',
  async path => {
    const page = await visitor()
    const styles: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(styles).toEqual([])
    await page.getByRole('button', { name: /theme/i }).first().click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toMatch(/dark|light/)
  },
)

test('everything that the head of a page asks for is there', async () => {
  const html = await (await fetch(`${inject('address')}/`)).text()
  const asked = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g)].map(([, href]) => href)
  expect(asked.some(href => href?.endsWith('.woff2'))).toBe(true)
  const answers = await Promise.all(
    asked.map(async href => [href, (await fetch(inject('address') + href)).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

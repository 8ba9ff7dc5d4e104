import { expect, test } from 'vitest'
import { robotsText, sitemapIndexText, sitemapText } from './sitemap-text'

const at = 'https://duologue.example'

test('a sitemap names each page with the day of its last change, where that is known', () => {
  const changedAt = new Date('2026-03-04T23:59:59Z')
  const text = sitemapText(at, [{ path: '/faq' }, { path: '/conversations/1/a', changedAt }])
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/)
  expect(text.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://duologue.example/faq</loc></url>',
    '<url><loc>https://duologue.example/conversations/1/a</loc><lastmod>2026-03-04</lastmod></url>',
  ])
})

test('what would be markup in an address is none', () => {
  expect(sitemapText(at, [{ path: '/search?a=1&b=<2>' }])).toContain('?a=1&amp;b=&lt;2&gt;</loc>')
  expect(sitemapIndexText(at, ['/a&b'])).toContain('<sitemap><loc>https://duologue.example/a&amp;b')
})

test('robots are told where the sitemap is, and to leave calls alone', () => {
  expect(robotsText(at)).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://duologue.example/sitemap.xml\n',
  )
})

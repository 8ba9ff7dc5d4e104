import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumEnvironment } from './chromium.js'
import { project } from './stale.js'

// Draws the pictures that browsers show when they offer to install the product (docs/rules/offline.md#installing), of one that
// runs at an address: `node scripts/screenshots.js http://localhost:3000`.

const [address = 'http://localhost:3000'] = process.argv.slice(2)

/** What is drawn: a page as wide as a phone, in twice its points, and one as wide as a computer. */
const pictures = [
  {
    name: 'screen-narrow',
    viewport: { width: 412, height: 824 },
    deviceScaleFactor: 2,
    path: '/search/conversations?language=es',
    follows: 'main a[href^="/conversations/"]',
  },
  {
    name: 'screen-wide',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    path: '/search/conversations?language=fr',
  },
]

const { CHROMIUM_PATH, ...environment } = await chromiumEnvironment()
const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox'],
  env: { ...process.env, ...environment },
})
for (const { name, path, follows, ...options } of pictures) {
  const page = await browser.newPage({ ...options, colorScheme: 'light', locale: 'en' })
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  if (follows) {
    const to = await page.locator(follows).first().getAttribute('href')
    await page.goto(`${address}${to}`, { waitUntil: 'networkidle' })
  }
  await page.screenshot({
    path: join(project, 'packages/web/public', `${name}.jpg`),
    type: 'jpeg',
    quality: 70,
  })
}
await browser.close()

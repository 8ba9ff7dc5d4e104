import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { atWork, returning } from './offline'
import { signedIn } from './people'

useBrowser()

test('the browser finds nothing that forbids to install it, and who is asked can do so from Help and from the settings', async () => {
  const { page } = await returning()
  await signedIn(page)
  // What the home screen says is dropped at once.
  await page.goto('/home?from=home-screen')
  await page.waitForURL(({ pathname, search }) => pathname === '/home' && search === '')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor({ state: 'attached' })
  await atWork(page)
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Every page of a journey is a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data = '{}' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { start_url: begins, screenshots } = JSON.parse(data) as {
    start_url: string
    screenshots: { src: string; sizes: string; type: string }[]
  }
  expect(begins).toBe('/home?from=home-screen')
  for (const { src, sizes, type } of screenshots) {
    const size = await page.evaluate(async address => {
      const answer = await fetch(address)
      const { width, height } = await createImageBitmap(await answer.blob())
      return [answer.headers.get('content-type'), `${width}x${height}`]
    }, src)
    expect(size).toEqual([type, sizes])
  }

  // A browser without a screen offers nothing by itself.
  const offer = () =>
    page.evaluate(() => {
      const prompt = () => {
        document.title = 'asked'
        return Promise.resolve()
      }
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    })
  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Help' }).waitFor()
  await offer()
  await page.getByText('Install Duologue').waitFor()
  expect(await accessibilityFaults(page), 'help').toEqual([])
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect.poll(() => page.title()).toBe('asked')
  // An offer is good for one answer.
  await page.getByText('Install Duologue').waitFor({ state: 'detached' })
  await page.goto('/account')
  const shared = page.getByRole('switch', { name: 'This device is shared' })
  await shared.waitFor()
  await offer()
  await page.getByRole('button', { name: 'Install', exact: true }).waitFor()
  expect(await accessibilityFaults(page), 'settings').toEqual([])

  // What is kept on a shared device is kept for everybody at it.
  await shared.check()
  await page.goto('/home')
  await page.locator('main a[href^="/conversations/"]').first().click()
  await page.getByRole('switch', { name: 'Keep for offline' }).click()
  await page.getByText('Kept on this device', { exact: true }).waitFor()
  // Whoever comes back the next day to a device that a child has left finds nobody logged in.
  await page.evaluate(() =>
    localStorage.setItem('last-use', String(Date.now() - 13 * 60 * 60 * 1000)),
  )
  // The page leaves as soon as it wakes, often before it has loaded whole.
  await page.goto('/offline', { waitUntil: 'commit' })
  // It shows what is for all at once; when all is forgotten that is loaded anew, which takes back who went elsewhere meanwhile.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === '/'),
  )
  await page.waitForLoadState()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  await page.goto('/offline')
  await page.getByRole('heading', { name: 'Kept on purpose' }).waitFor()
})

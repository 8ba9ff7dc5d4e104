import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { loadCodeReader } from '../packages/web/src/pupils/scanner/read-code'

/** What the codes say that stand on these cards, read from their pictures with the product's own reader. */
export async function scannedCodes(cards: Locator): Promise<string[]> {
  const read = await loadCodeReader()
  const blank = await cards.page().context().newPage()
  const said: string[] = []
  for (const card of await cards.all()) {
    const shot = (await card.screenshot()).toString('base64')
    const { width, height, grey } = await blank.evaluate(async png => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const all = context?.getImageData(0, 0, image.width, image.height).data ?? []
      let text = ''
      for (let at = 0; at < all.length; at += 4) text += String.fromCharCode(all[at] ?? 0)
      return { width: image.width, height: image.height, grey: btoa(text) }
    }, shot)
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    for (const [at, tone] of Buffer.from(grey, 'base64').entries())
      data.fill(tone, at * 4, at * 4 + 3)
    // As a scanner does: a look ends after some time, and another one follows.
    let found: string | null = null
    const look = async () => {
      found = await read({ width, height, data, colorSpace: 'srgb' })
      return found
    }
    await expect.poll(look, { interval: 0 }).not.toBe(null)
    said.push(String(found))
  }
  await blank.close()
  return said
}

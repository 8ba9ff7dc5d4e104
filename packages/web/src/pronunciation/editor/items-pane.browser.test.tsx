import type { KeptFile } from '@duologue/contract/media'
import { clipTexts, recorderTexts } from '@duologue/domain/messages/media/files'
import {
  itemRowTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { itemOf } from '@duologue/domain/pronunciation/item-actions'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { PretendPage } from '../../ui/pretend-page'
import { ItemsPane } from './items-pane'

const kept: KeptFile = {
  key: 'k'.repeat(32),
  url: `/media/${'k'.repeat(32)}`,
  purpose: 'line-audio',
  type: 'audio/mpeg',
  bytes: 10,
  width: null,
  height: null,
  durationMs: 800,
}

async function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const shown: { items: PronunciationItem[] } = {
    items: [itemOf('a', { text: 'pero' }), itemOf('b', { text: '' })],
  }
  function Pane() {
    const [items, setItems] = useState(shown.items)
    const now = useRef(() => shown.items)
    const onItems = useRef((next: PronunciationItem[]) => {
      shown.items = next
      setItems(next)
    })
    return (
      <ItemsPane
        client={client}
        items={items}
        language="es"
        now={now.current}
        onItems={onItems.current}
      />
    )
  }
  await render(
    <PretendPage>
      <Pane />
    </PretendPage>,
  )
  const upload = async (times = 1) => {
    await page
      .getByLabelText(clipTexts.upload)
      .upload(new File([new Uint8Array(10)], 'pero.mp3', { type: 'audio/mpeg' }))
    await expect.poll(() => calls.length).toBe(times)
  }
  return { calls, audio: () => shown.items.map(item => item.audio), upload }
}

test('an item is given a clip by uploading one, says so, and loses it when it is taken away or its text is another', async () => {
  const { calls, audio, upload } = await open()
  await page.getByRole('button', { name: itemRowTexts.more(1) }).click()
  await expect.element(page.getByText(texts.noAudio)).toBeVisible()
  await expect.element(page.getByRole('button', { name: recorderTexts.record })).toBeVisible()
  await upload()
  expect(calls[0]?.path).toBe('/api/uploads?purpose=line-audio')
  calls[0]?.answer(201, kept)
  await expect.element(page.getByText(texts.hasAudio)).toBeVisible()
  await expect.element(page.getByLabelText(texts.playItem(1))).toHaveAttribute('src', kept.url)
  expect(audio()).toEqual([kept.url, null])
  await page.getByRole('button', { name: clipTexts.removeAudio }).click()
  expect(audio()).toEqual([null, null])

  await upload(2)
  calls[1]?.answer(201, kept)
  await expect.element(page.getByText(texts.hasAudio)).toBeVisible()
  await page.getByLabelText(itemRowTexts.textOf(1)).fill('perro')
  expect(audio()).toEqual([null, null])
})

test('a clip that arrives when its text is another already is let go', async () => {
  const { calls, audio, upload } = await open()
  await page.getByRole('button', { name: itemRowTexts.more(1) }).click()
  await upload()
  await page.getByLabelText(itemRowTexts.textOf(1)).fill('perro')
  calls[0]?.answer(201, kept)
  await expect.element(page.getByLabelText(clipTexts.upload).first()).toBeEnabled()
  await expect.element(page.getByText(texts.noAudio)).toBeVisible()
  expect(audio()).toEqual([null, null])
})

test('an item without a text has no clip yet', async () => {
  await open()
  await page.getByRole('button', { name: itemRowTexts.more(2) }).click()
  await expect.element(page.getByLabelText(texts.variants)).toBeVisible()
  expect(page.getByLabelText(clipTexts.upload).query()).toBeNull()
  await page.getByLabelText(itemRowTexts.textOf(2)).fill('perro')
  await expect.element(page.getByText(texts.noAudio)).toBeVisible()
})

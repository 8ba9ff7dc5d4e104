import type { KeptFile } from '@duologue/contract/media'
import { fileLimits } from '@duologue/domain/media/file-limits'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { UploadField } from './upload-field'

const kept: KeptFile = {
  key: 'k'.repeat(32),
  url: `/media/${'k'.repeat(32)}`,
  purpose: 'image',
  type: 'image/webp',
  bytes: 10,
  width: 1,
  height: 1,
  durationMs: null,
}

async function showField() {
  const { api, calls } = pretendApi()
  const told: KeptFile[] = []
  const screen = await render(
    <UploadField
      client={createClient(api)}
      purpose="image"
      label="Cover"
      onKept={file => told.push(file)}
    />,
  )
  const choose = (bytes: number) =>
    screen.getByLabelText('Cover').upload(new File([new Uint8Array(bytes)], 'cover.png'))
  return { screen, calls, told, choose }
}

test('a file is sent, tells how far it is, and what is kept of it', async () => {
  const { screen, calls, told, choose } = await showField()
  await choose(10)
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/uploads?purpose=image', method: 'POST' })
  expect(calls[0]?.file?.size).toBe(10)
  calls[0]?.onProgress?.(0.4)
  await expect.element(screen.getByText('Sending… 40%')).toBeVisible()
  await expect.element(screen.getByLabelText('Cover').first()).toBeDisabled()
  calls[0]?.onProgress?.(1)
  await expect.element(screen.getByText('Nearly done…')).toBeVisible()
  calls[0]?.answer(201, kept)
  await expect.poll(() => told).toEqual([kept])
  await expect.element(screen.getByText('Nearly done…')).not.toBeInTheDocument()
})

test('too large a file is not even sent', async () => {
  const { screen, calls, choose } = await showField()
  await choose(fileLimits.bytes + 1)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This file is too large. It may have at most 5 MB.')
  expect(calls).toEqual([])
})

test('a refusal says why, and another file may follow', async () => {
  const { screen, calls, told, choose } = await showField()
  await choose(10)
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(415, { message: 'This is not a picture.', code: 'not-a-picture' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This is not a picture.')
  await choose(20)
  await expect.poll(() => calls.length).toBe(2)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
  calls[1]?.answer(201, kept)
  await expect.poll(() => told).toEqual([kept])
})

test('without a connection the file is kept nowhere, and that is said', async () => {
  const { screen, calls, choose } = await showField()
  await choose(10)
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/there is no connection/)
})

test('what is under way can be given up', async () => {
  const { screen, calls, told, choose } = await showField()
  await choose(10)
  await expect.poll(() => calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
  expect(told).toEqual([])
})

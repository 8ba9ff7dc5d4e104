import { expect, onTestFinished, test } from 'vitest'
import { asBlob, samplePicture } from '../packages/server/src/testing/school/sample-files'
import { otherNodes } from '../scripts/other-nodes.js'
import { openProduct } from './open-product'

// The product runs on each line of Node that the README promises. All other tests see the one that runs them; here are the
// others, once.

const person = { email: 'robin@school.example', password: 'a long and quiet sentence' }

/** What a call answers, which must be done. */
async function done<Answer>(address: string, sent?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, sent)
  const told = (await answer.json()) as Answer
  expect([answer.status, told]).toEqual([expect.toBeOneOf([200, 201]), told])
  return told
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

for (const { version, program } of otherNodes)
  test(`with Node ${version} it starts, lets people in, takes a picture and makes pages`, {
    timeout: 300_000,
  }, async ({ skip }) => {
    const node = program()
    if (node === undefined) return skip(`Node ${version} cannot be had here from the registry.`)
    const product = await openProduct({
      node,
      script: 'packages/server/dist/main.js',
      environment: { NODE_ENV: 'production', LANGUAGES: 'en', PROCESSES: '2' },
    })
    onTestFinished(async () => {
      // It stops by itself: the database was closed, and nothing was given up.
      expect(await product.close()).toBe(0)
    })
    const { address } = product
    await done(`${address}/api/users`, json(person))
    const { authToken } = await done<{ authToken: string }>(
      `${address}/api/users/login`,
      json(person),
    )
    const headers = { authorization: authToken }

    const body = new FormData()
    body.append('file', asBlob(await samplePicture(600, 400)), 'me.png')
    const upload = { method: 'POST', headers, body }
    const { url } = await done<{ url: string }>(`${address}/api/uploads?purpose=avatar`, upload)
    const picture = await fetch(new URL(url, address))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])

    const { conversations } = await done<{ conversations: { shortid: string; title: string }[] }>(
      `${address}/api/conversations?limit=1`,
    )
    const [sample] = conversations
    const page = await fetch(`${address}/conversations/${sample?.shortid}`)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(`${sample?.title}`),
    ])
    const cover = await fetch(`${address}/art/nothing`)
    expect(cover.status).toBe(404)
  })

import { expect, inject } from 'vitest'

/** A call of the API without a browser, a POST when there is a body; as somebody when a token is given. */
export async function call<Answer = { id: string }>(
  path: string,
  body?: object,
  token?: string,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const answer = await fetch(`${inject('address')}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: token } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const told = (await answer.json()) as Answer
  expect([path, answer.ok, told]).toEqual([path, true, told])
  return told
}

import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { newEmail, password, signedIn } from './people'

/** Calls the API as whoever is logged in on a page; answers what it answered. */
export async function callAs<Answer = { id: string }>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async sent => {
      const response = await fetch(sent.path, {
        method: sent.method,
        headers: {
          authorization: localStorage.getItem('token') ?? '',
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
        },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      })
      return { status: response.status, answer: await response.json() }
    },
    { method, path, body, key },
  )
  expect([path, status < 300, answer]).toEqual([path, true, answer])
  return answer as Answer
}

/** Logs a page in with a new account of a type; answers the e-mail address. */
export async function signedInAs(page: Page, type: 'teacher' | 'student'): Promise<string> {
  const email = await signedIn(page)
  const { id } = await callAs<{ id: string }>(page, 'GET', '/api/users/me')
  const user = await callAs(page, 'PATCH', `/api/users/${id}`, { type })
  await page.evaluate(kept => localStorage.setItem('user', kept), JSON.stringify(user))
  return email
}

/** Makes a class of the teacher who is logged in on a page; answers its id. */
export async function newClass(page: Page, name: string): Promise<string> {
  return (await callAs<{ id: string }>(page, 'POST', '/api/classes', { name })).id
}

/** Lets whoever is logged in on a page join a class. */
export async function joinClass(page: Page, id: string): Promise<void> {
  const me = await callAs<{ id: string }>(page, 'GET', '/api/users/me')
  await callAs(page, 'POST', `/api/classes/${id}/students`, { studentId: me.id })
}

/** Lets so many students join a class who open no page here. */
export async function studentsJoin(classId: string, count: number): Promise<void> {
  const call = async (method: string, path: string, body: unknown, authorization = '') => {
    const response = await fetch(`${inject('address')}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    })
    expect([path, response.status < 300]).toEqual([path, true])
    return response.json()
  }
  for (let joined = 0; joined < count; joined += 1) {
    const account = { email: newEmail(), password }
    const { user, authToken } = await call('POST', '/api/users', account)
    await call('PATCH', `/api/users/${user.id}`, { type: 'student' }, authToken)
    await call('POST', `/api/classes/${classId}/students`, { studentId: user.id }, authToken)
  }
}

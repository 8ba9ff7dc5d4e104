import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'
import type { Endpoint } from '../endpoint'
import { statusOf } from '../shapes/refusals'
import { apiDocument } from './api-document'
import { examples } from './examples/examples'

const document = apiDocument({ title: 'Duologue', publicUrl: 'https://duologue.example' })
const calls = Object.values(contract).flatMap(room => Object.entries<Endpoint>(room))

interface Described {
  operationId: string
  parameters: { name: string; description?: string }[]
  responses: Record<string, unknown>
  requestBody?: { content: Record<string, { example?: unknown }> }
}
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    path,
    method,
    call: call as unknown as Described,
  })),
)

/** What a call is sent, as the document has it. */
function bodyOf(name: string): { example?: unknown } | undefined {
  const one = described.find(({ call }) => call.operationId === name)?.call
  return one?.requestBody?.content['application/json']
}

const socket = 'openHallSocket'

test('every call of the contract stands in it with its answers, and nothing beside but the socket of games', () => {
  const told = described.flatMap(({ path, method, call }) => {
    const successes = Object.keys(call.responses).filter(status => /^2\d\d$/.test(status))
    if (call.operationId === socket) return []
    return [[call.operationId, method.toUpperCase(), path, successes.join()]]
  })
  const promised = calls.map(([name, { method, path, status, statusExisting }]) => [
    name,
    method,
    path.replace(/:(\w+)/g, '{$1}'),
    [statusExisting, status].filter(one => one !== undefined).join(),
  ])
  expect(told.toSorted()).toEqual(promised.toSorted())
})

test('what is generated of it has one name for each call', () => {
  const names = described.map(({ call }) => call.operationId)
  expect(new Set(names).size).toBe(names.length)
})

test('every parameter has words', () => {
  const wordless = described.flatMap(({ call }) =>
    call.parameters.flatMap(({ name, description }) =>
      description ? [] : [`${call.operationId}: ${name}`],
    ),
  )
  expect(wordless).toEqual([])
})

test('every code of a refusal stands with its status', () => {
  const told = Object.entries(document.components.responses).flatMap(([name, answer]) => {
    const { content } = answer as {
      content: Record<
        string,
        { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } }
      >
    }
    const codes = content['application/json']?.schema.allOf[1].properties.code.enum ?? []
    return codes.map(code => [code, Number(name.replace('Refused', ''))])
  })
  // Another method is no call, so no call is refused by it.
  const { 'wrong-method': _, ...ofCalls } = statusOf
  expect(Object.fromEntries(told)).toEqual(ofCalls)
})

test('examples are what a call takes and answers', () => {
  for (const [name, { body, answer }] of Object.entries(examples)) {
    const call = calls.find(([known]) => known === name)?.[1]
    if (!call) throw new Error(`${name} is no call`)
    if (body !== undefined)
      expect([name, z.safeParse(call.body, body).error]).toEqual([name, undefined])
    if (answer !== undefined)
      expect([name, z.safeParse(call.answer, answer).error]).toEqual([name, undefined])
  }
})

test('every call that is sent something has an example of it', () => {
  const sent = calls.map(([name]) => name).filter(name => bodyOf(name))
  expect(sent.length).toBeGreaterThan(100)
  expect(sent.filter(name => bodyOf(name)?.example === undefined)).toEqual([])
})

test('nothing that is sent is said to be answered only', () => {
  expect(JSON.stringify(document)).not.toContain('"readOnly"')
})

test('calls of a device of a class, and they alone, say that its token opens them', () => {
  const ofDevices = described.flatMap(({ path, call }) =>
    JSON.stringify((call as { security?: unknown }).security).includes('classDevice') ? [path] : [],
  )
  expect(ofDevices.toSorted()).toEqual(['/api/class-device', '/api/class-device/login'])
})

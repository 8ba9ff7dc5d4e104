import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { apiDocument } from './packages/contract/src/openapi/api-document'

const document = apiDocument({ title: 'Duologue', publicUrl: 'https://duologue.example' })

test('the document of the API keeps the rules that Redocly recommends', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Paths are those of the specification, and the server tells them apart by their words.
      'no-ambiguous-paths': 'off',
      // A socket is answered by 101; of all other calls the first test of the document knows their answers.
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/api.json',
    config,
  })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

// It is slow: on a busy machine half a minute.
test('and those that Spectral recommends', { timeout: 120_000 }, async () => {
  const spectral = new Spectral()
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: {
      // The socket again.
      'operation-success-response': 'off',
      // It knows no list that has a shape for each of its places; the next test knows them.
      'array-items': 'off',
    },
  })
  const problems = await spectral.run(structuredClone(document))
  expect(
    problems.map(({ code, message, path }) => `${code} at ${path.join('.')}: ${message}`),
  ).toEqual([])
})

test('every list in it says what it holds', () => {
  const silent: string[] = []
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, items, prefixItems, minItems } = value as Record<string, unknown>
    const places = Array.isArray(prefixItems) ? prefixItems.length : undefined
    const isTold = places === undefined ? Boolean(items) : items === false && minItems === places
    if (type === 'array' && !isTold) silent.push(path)
    for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`)
  }
  look(document, '')
  expect(silent).toEqual([])
})

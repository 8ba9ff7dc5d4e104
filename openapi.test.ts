import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { apiDocument } from './packages/contract/src/openapi/api-document'

const document = apiDocument({ title: 'Duologue', publicUrl: 'https://duologue.example' })

test('the document of the API keeps the recommended rules of those who read such documents', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Paths are those of the specification, and the server tells them apart by their words.
      'no-ambiguous-paths': 'off',
      // A socket is answered by 101; of all other calls the first test knows their answers.
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { strictWave } from './packages/web/strict-wave.js'

const shipped = 'node_modules/wavesurfer.js/dist'
const read = (file: string) => readFileSync(join(import.meta.dirname, shipped, file), 'utf8')
const writesHtml = /\.(innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML|document\.write/

test('what draws sound writes no HTML: pages take none', () => {
  const code = read('wavesurfer.esm.js')
  expect(code).toMatch(writesHtml)
  const strict = strictWave(code)
  expect(strict).not.toMatch(writesHtml)
  expect(strict.match(/\bfillRoot\(/g)).toHaveLength(1)
  expect(read('plugins/regions.esm.js')).not.toMatch(writesHtml)
})

test('a version that writes HTML elsewhere is not built', () => {
  expect(() => strictWave('a.innerHTML=b')).toThrow('writes HTML otherwise')
  expect(() => strictWave(`${read('wavesurfer.esm.js')};a.innerHTML=b`)).toThrow()
})

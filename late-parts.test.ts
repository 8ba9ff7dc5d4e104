import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, 'packages/web/src')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const read = (file: string) => readFileSync(join(web, file), 'utf8')

/** Each fails where it is caught: the router's page, a page that stays asleep, a refused call, a notice that is not told, a fault of the recorder, of a file or of the camera, a later try, a game without a ticket. */
const caughtElsewhere = [
  'api/client.ts',
  'api/fetch-api.ts',
  'app/frame/watch-tickets.ts',
  'app/frame/watch-version.ts',
  'app/routes/page-links.ts',
  'battle/late-battle-parts.ts',
  'battle/late-stage.ts',
  'battle/speaking/load-score-speech.ts',
  'main.tsx',
  'media/use-scene-alt.ts',
  'plays/create-ticket.ts',
  'pupils/files/read-list-file.ts',
  'pupils/scanner/read-code.ts',
  'sending/send-late.ts',
  'sending/watch-shared.ts',
  'session/leave-session.ts',
  'session/tell-new-card.ts',
  'session/language/use-account-language.ts',
  'speech/needs-connection.ts',
  'speech/use-sound-recording.ts',
]

const isRoutes = (file: string) => /^app\/routes\/[a-z-]+-routes?\.tsx?$/.test(file)
const bounded = /\b(latePart|fetchPart)\(\s*(async )?\(\) =>\s*\(?(await )?import\(/g
const imports = (file: string) => [...read(file).matchAll(/(?<!typeof )\bimport\(/g)].length

test('every late part has a boundary of its own', () => {
  const late = sources.filter(file => imports(file) > 0 && !isRoutes(file))
  expect(late.length).toBeGreaterThan(40)
  const open = late
    .filter(file => !caughtElsewhere.includes(file))
    .filter(file => imports(file) > [...read(file).matchAll(bounded)].length)
  expect(open).toEqual([])
  expect(caughtElsewhere.filter(file => !late.includes(file))).toEqual([])
})

test('one file alone makes late parts', () => {
  const makes = sources.filter(file => /\blazy\b[^']*\} from 'react'/.test(read(file)))
  expect(makes).toEqual(['ui/feedback/late-part.tsx'])
})

import { join } from 'node:path'
import { build, createLogger } from 'vite'
import { expect, test } from 'vitest'

test('a sheet that composes another one is built without a warning', async () => {
  const said: string[] = []
  const warn = (text: string) => void said.push(text)
  const web = join(import.meta.dirname, 'packages/web')
  const built = await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    customLogger: { ...createLogger('silent'), warn, warnOnce: warn },
    build: {
      write: false,
      rolldownOptions: { input: join(web, 'src/ui/games/game-end.module.css') },
    },
  })
  const files = [built].flat().flatMap(made => ('output' in made ? made.output : []))
  const styles = files.map(file => (file.type === 'asset' ? String(file.source) : ''))
  expect(styles.join(''), 'it composes one').toMatch(/\.stage-.*\.end-/s)
  expect(said).toEqual([])
})

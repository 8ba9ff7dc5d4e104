import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What all late files import by this name, of the folder of scripts. The page says which file it is (an import map), so
 * that a release with another main script leaves their names alone (docs/decisions/123).
 *
 * @param {string} language
 */
const steadyName = language => `assets/main-${language}.js`

/**
 * Gives the main script its steady name, and a copy of it the name of what is in it, which the manifest tells: browsers
 * keep that one for good.
 *
 * @param {string} language what the pages speak
 * @returns {import('vite').Plugin}
 */
export const steadyMain = language => ({
  name: 'steady-main',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: { rolldownOptions: { output: { entryFileNames: steadyName(language) } } },
  }),
  writeBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const name = Object.keys(bundle).find(file => file.startsWith('.vite/manifest'))
      if (!name) return
      const steady = join(dir, steadyName(language))
      const digest = createHash('sha256').update(readFileSync(steady)).digest('base64url')
      const file = `assets/${digest.slice(0, 8)}.js`
      copyFileSync(steady, join(dir, file))
      const manifest = JSON.parse(readFileSync(join(dir, name), 'utf8'))
      for (const chunk of Object.values(manifest))
        if (chunk.file === steadyName(language)) Object.assign(chunk, { file, steady: chunk.file })
      writeFileSync(join(dir, name), JSON.stringify(manifest, null, 2))
    },
  },
})

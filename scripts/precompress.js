import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|html|json|txt|wasm|onnx)$/

/** From so many bytes on the best way of writing would take half a minute for a twentieth of the size. */
const large = 1_000_000

/** Writes a .br and a .gz beside every text file of a folder that has none yet, so that the server never compresses. */
export async function precompress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter(entry => entry.isFile() && compressible.test(entry.name))
    .filter(({ parentPath, name }) => !existsSync(join(parentPath, `${name}.br`)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const bytes = await readFile(file)
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length < large ? 11 : 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const content = join(import.meta.dirname, '../content')
const folder = join(content, 'conversations')

/** How many conversations come with the product: all of them, those of a language, or of a level in it. */
export const samplesIn = (language = '', level = ''): number =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.json') && file.startsWith(level === '' ? '' : `${level}-`),
  ).length

/** How many playlists come with the product. */
export const samplePlaylists = (): number => readdirSync(join(content, 'playlists')).length

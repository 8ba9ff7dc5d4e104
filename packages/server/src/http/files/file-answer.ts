import type { KeptBytes } from '../../outside/files/files'

/** A file to be saved: a handler that answers one is sent with its name and type, not as JSON. */
export class FileAnswer {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** A file that was asked for by its own address: a browser is sent all of it, or the part that it plays. */
export interface FoundFile {
  kept: KeptBytes
  type: string
  /** It is shown to everybody, so every browser may keep it. */
  isPublic: boolean
}

/** The header that lets a browser save a file under its name, whatever its letters (RFC 6266). */
export const savedAs = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** CSV as a file; the mark at its beginning tells spreadsheets that accents are UTF-8. */
export const csvAnswer = (name: string, csv: string): FileAnswer =>
  new FileAnswer(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(`\uFEFF${csv}`))

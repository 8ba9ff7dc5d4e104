/** A mail as its reader sees it. */
export interface ReadMail {
  /** The header's value with its encoded words decoded; undefined when the mail has no such header. */
  header(name: string): string | undefined
  text: string
  html: string
}

/** Reads a mail of ours (RFC 5322: headers, then one plain and one HTML part in UTF-8), for tests. */
export function readMail(source: string): ReadMail {
  const { header, body } = split(source)
  const boundary = header('Content-Type')?.match(/boundary="([^"]+)"/)?.[1]
  if (boundary === undefined) throw new Error('the mail has no parts')
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split)
  const part = (type: string) => {
    const found = parts.find(each => each.header('Content-Type')?.startsWith(type))
    if (!found) throw new Error(`the mail has no part of the type ${type}`)
    return decoded(found.body, found.header('Content-Transfer-Encoding'))
  }
  return { header, text: part('text/plain'), html: part('text/html') }
}

function split(source: string) {
  const unix = source.replaceAll('\r\n', '\n').replace(/^\n/, '')
  const end = unix.indexOf('\n\n')
  const lines = unix
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const header = (name: string) => {
    const line = lines.find(each => each.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    return line === undefined ? undefined : withWordsDecoded(line.slice(name.length + 2))
  }
  return { header, body: unix.slice(end + 2) }
}

function withWordsDecoded(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuoted(word.replaceAll('_', ' ')),
    )
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuoted(body.replaceAll('=\n', '')) : body
}

const fromQuoted = (quoted: string) =>
  Buffer.from(
    quoted.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()

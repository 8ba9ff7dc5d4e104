import { entity } from './entities'

/** An element of an XML text; names are without their prefixes. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
  /** Where its tag begins in the text, and where it ends with what is in it. */
  from: number
  to: number
}

/** Where a text is no XML, and how it can be put right, where that can be done for the editor. */
export interface XmlFault {
  from: number
  fix?: { from: number; to: number; put: string }
}

export type Xml = { root: Element } | { fault: XmlFault }

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** An XML text in which each `&` that begins no entity is written as one. */
export const withoutStray = (text: string): string =>
  text.replace(/&(?:(#?\w{1,8});)?/g, (written, name?: string) =>
    name !== undefined && entity(name) !== undefined ? written : `&amp;${written.slice(1)}`,
  )

/** A text without its entities, or the first `&` that begins none that is known. */
function plain(text: string, from: number): { text: string } | { fault: XmlFault } {
  const wrong = /&(?!(?:#\w{1,8}|\w{1,8});)/.exec(text)
  const unknown = [...text.matchAll(/&(#?\w{1,8});/g)].find(
    ([, name = '']) => entity(name) === undefined,
  )
  const at = [wrong?.index, unknown?.index].filter(one => one !== undefined)
  if (at.length > 0) {
    const place = from + Math.min(...at)
    return { fault: { from: place, fix: { from: place, to: place + 1, put: '&amp;' } } }
  }
  return { text: text.replace(/&(#?\w{1,8});/g, (_, name: string) => entity(name) ?? '') }
}

function attributesOf(told: string, from: number) {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single = ''] of told.matchAll(attribute)) {
    const value = plain(double ?? single, from)
    if ('fault' in value) return value
    // Prefixes are passed over, and what they stand for with them.
    if (!name.startsWith('xmlns')) attributes[local(name)] ??= value.text
  }
  return { attributes }
}

/** How deep elements may stand in each other. */
const deepest = 100

/** What is open while a text is read; the outermost is the text itself. */
interface Reader {
  readonly open: Element[]
}

const top = ({ open }: Reader): Element | undefined => open.at(-1)

/** Takes one token; answers what is wrong with it. */
function take(reader: Reader, found: RegExpExecArray): XmlFault | undefined {
  const [written, closed, opened, told = '', isAlone] = found
  const from = found.index
  const to = from + written.length
  if (closed !== undefined) {
    const element = reader.open.pop()
    if (element?.name !== local(closed) || reader.open.length === 0) return { from }
    element.to = to
    return undefined
  }
  if (opened !== undefined) {
    const read = attributesOf(told, from + 1 + opened.length)
    if ('fault' in read) return read.fault
    const element = { name: local(opened), attributes: read.attributes, children: [], from, to }
    top(reader)?.children.push(element)
    if (isAlone !== '/') reader.open.push(element)
    return reader.open.length > deepest ? { from } : undefined
  }
  if (written.startsWith('<!DOCTYPE')) return { from, fix: { from, to, put: '' } }
  if (written.startsWith('<![CDATA[')) top(reader)?.children.push(written.slice(9, -3))
  else if (!written.startsWith('<')) {
    const read = plain(written, from)
    if ('fault' in read) return read.fault
    top(reader)?.children.push(read.text)
  }
  return undefined
}

/** Reads an XML text into its elements; nothing of it is expanded or fetched, and each sign is read once. */
export function readXml(text: string): Xml {
  const whole: Element = { name: '', attributes: {}, children: [], from: 0, to: text.length }
  const reader = { open: [whole] }
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const from = token.lastIndex
    const found = token.exec(text)
    const fault = found ? take(reader, found) : { from }
    if (fault) return { fault }
  }
  const [root] = whole.children.filter(one => typeof one !== 'string')
  const unclosed = reader.open[1]
  return root && !unclosed ? { root } : { fault: { from: unclosed?.from ?? 0 } }
}

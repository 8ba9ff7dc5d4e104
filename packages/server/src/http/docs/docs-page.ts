import type { ApiDocument } from '@duologue/contract/openapi/api-document'
import { escapeHtml } from './escape-html'
import { fieldsWords, type Shown, shapeWords } from './shape-words'

/** A call as the document has it. */
interface Call {
  operationId: string
  summary: string
  description: string
  parameters: readonly {
    name: string
    in: string
    required: boolean
    description: string
    schema: Shown
  }[]
  requestBody?: { content: Record<string, { schema: Shown; example?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Shown }> }>
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** What is emphasised and what is code in a paragraph of the document. */
const marked = (text: string) =>
  escapeHtml(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(each => `<p>${marked(each)}</p>`)
    .join('')

function parametersOf({ parameters }: Call): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<li>${code(name)} <i>${place}${required ? '' : ', optional'}</i>: ${shapeWords(schema)}. ${marked(description)}</li>`,
  )
  return `<h4>Parameters</h4><ul>${rows.join('')}</ul>`
}

function bodyOf({ requestBody }: Call): string {
  const [sent] = Object.entries(requestBody?.content ?? {})
  if (!sent) return ''
  const [type, { schema, example }] = sent
  const shown =
    example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`
  return `<h4>Sends <small>${escapeHtml(type)}</small></h4>${fieldsWords(schema)}${shown}`
}

function answersOf({ responses }: Call): string {
  const done = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content ?? {}).map(
      ([type, { schema }]) =>
        `<h4>${status} <small>${escapeHtml(type)}</small></h4>${fieldsWords(schema)}`,
    ),
  )
  const refused = Object.entries(responses).flatMap(([status, { $ref }]) =>
    $ref ? [`<a href="#refused-${status}">${status}</a>`] : [],
  )
  return `${done.join('')}<p>May be refused: ${refused.join(', ')}.</p>`
}

const callWords = (path: string, method: string, call: Call) =>
  `<details id="${call.operationId}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${marked(
    call.summary,
  )}</summary><p>${marked(call.description)}</p>${parametersOf(call)}${bodyOf(call)}${answersOf(call)}</details>`

function rooms({ paths, tags }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  return tags
    .map(({ name, description }) => {
      const own = calls.filter(({ call }) => (call.tags as string[])[0] === name)
      const told = own.map(({ path, method, call }) =>
        callWords(path, method, call as unknown as Call),
      )
      return `<section id="${name}"><h2>${name}</h2><p>${marked(description)}</p>${told.join('')}</section>`
    })
    .join('')
}

function refusals({ components }: ApiDocument): string {
  const rows = Object.entries(components.responses).map(([name, answer]) => {
    const { description, content } = answer as {
      description: string
      content: Record<string, { schema: { allOf: [unknown, { properties: { code: Shown } }] } }>
    }
    const codes = content['application/json']?.schema.allOf[1].properties.code.enum ?? []
    const status = name.replace('Refused', '')
    return `<h3 id="refused-${status}">${status}</h3><p>${marked(description)}</p><p>${codes
      .map(each => code(String(each)))
      .join(' ')}</p>`
  })
  return `<section id="refusals"><h2>Refusals</h2>${rows.join('')}</section>`
}

function shapes({ components }: ApiDocument): string {
  const rows = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="shape-${name}"><summary>${name}</summary>${fieldsWords(schema as Shown)}</details>`,
  )
  return `<section id="shapes"><h2>Shapes</h2>${rows.join('')}</section>`
}

/** The document as one page to be read, without a script: calls by room, refusals by status, shapes by name (api.md#page). */
export function docsPage(document: ApiDocument): string {
  const { title, description } = document.info
  const links = [...document.tags.map(({ name }) => name), 'refusals', 'shapes'].map(
    name => `<a href="#${name}">${name}</a>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(
    title,
  )}</title><link rel="stylesheet" href="/api/docs/docs.css"></head><body><header><h1>${escapeHtml(
    title,
  )}</h1><p>The whole description as <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>${paragraphs(
    description,
  )}</header><nav aria-label="Rooms">${links.join(' ')}</nav><main>${rooms(document)}${refusals(document)}${shapes(
    document,
  )}</main></body></html>`
}

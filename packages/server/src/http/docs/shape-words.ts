import { escapeHtml } from './escape-html'

/** A JSON schema as a document has it. */
export interface Shown {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly items?: Shown
  readonly prefixItems?: readonly Shown[]
  readonly anyOf?: readonly Shown[]
  readonly oneOf?: readonly Shown[]
  readonly allOf?: readonly Shown[]
  readonly properties?: Readonly<Record<string, Shown>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shown
}

const nameIn = (ref: string) => ref.split('/').at(-1) ?? ref

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** At most so many values of a choice are told; of more it is said how many there are. */
const mostValues = 12

function choiceWords(values: readonly unknown[]): string {
  const told = values.slice(0, mostValues).map(value => code(JSON.stringify(value)))
  const more = values.length - told.length
  return told.join(' · ') + (more > 0 ? ` and ${more} more` : '')
}

/** A schema in a few words: a name that leads to its shape, its type, or its choices. */
export function shapeWords(schema: Shown): string {
  const { $ref, enum: values, anyOf, oneOf, allOf, items, prefixItems, type } = schema
  if ($ref) return `<a href="#shape-${nameIn($ref)}">${nameIn($ref)}</a>`
  if (values) return choiceWords(values)
  if ('const' in schema) return code(JSON.stringify(schema.const))
  const ways = anyOf ?? oneOf
  if (ways) return ways.map(shapeWords).join(' or ')
  if (allOf?.[0]) return shapeWords(allOf[0])
  if (prefixItems) return `(${prefixItems.map(shapeWords).join(', ')})`
  if (items) return `list of ${shapeWords(items)}`
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `by name: ${shapeWords(schema.additionalProperties)}`
  const types = (Array.isArray(type) ? type : [type ?? 'anything']) as string[]
  return types.map(each => (each === 'string' ? (schema.format ?? each) : each)).join(' or ')
}

/** The object that a schema says, or a list's entries; undefined where it is none that has fields. */
function fieldsOf(schema: Shown): Shown | undefined {
  if (schema.$ref) return undefined
  if (schema.properties && Object.keys(schema.properties).length > 0) return schema
  return schema.items ? fieldsOf(schema.items) : undefined
}

/** The fields of a schema and of what stands in them, to be read; what has a name of its own is led to. */
export function fieldsWords(schema: Shown, depth = 0): string {
  const ways = schema.anyOf ?? schema.oneOf
  if (ways && ways.some(fieldsOf))
    return ways.map(way => `<div class="way">${fieldsWords(way, depth)}</div>`).join('')
  const fields = fieldsOf(schema)
  if (!fields?.properties || depth > 3) return `<p>${shapeWords(schema)}</p>`
  const rows = Object.entries(fields.properties).map(([name, field]) => {
    const isNeeded = fields.required?.includes(name) ?? false
    const inner = fieldsOf(field)
    return `<li>${code(name)}${isNeeded ? '' : ' <i>optional</i>'}: ${
      inner
        ? `${field.items ? 'list of' : 'object'}${fieldsWords(inner, depth + 1)}`
        : shapeWords(field)
    }</li>`
  })
  return `<ul>${rows.join('')}</ul>`
}

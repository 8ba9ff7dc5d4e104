import * as z from 'zod/mini'

const isA = <Kind extends z.ZodMiniType>(shape: z.core.$ZodType, kind: string): shape is Kind =>
  shape._zod.def.type === kind

/**
 * The same shape, but objects in it refuse fields that it does not name, so that an answer cannot carry more than its
 * contract says. Knows the kinds of shapes that answers are made of and throws on any other.
 */
export function strictShape(shape: z.core.$ZodType): z.core.$ZodType {
  if (isA<z.ZodMiniObject>(shape, 'object')) {
    const fields = Object.entries(shape._zod.def.shape)
    return z.strictObject(Object.fromEntries(fields.map(([name, of]) => [name, strictShape(of)])))
  }
  if (isA<z.ZodMiniArray>(shape, 'array')) return z.array(strictShape(shape._zod.def.element))
  if (isA<z.ZodMiniReadonly>(shape, 'readonly')) return strictShape(shape._zod.def.innerType)
  if (isA<z.ZodMiniNullable>(shape, 'nullable'))
    return z.nullable(strictShape(shape._zod.def.innerType))
  if (isA<z.ZodMiniOptional>(shape, 'optional'))
    return z.optional(strictShape(shape._zod.def.innerType))
  if (isA<z.ZodMiniUnion>(shape, 'union')) return z.union(shape._zod.def.options.map(strictShape))
  if (isA<z.ZodMiniTuple>(shape, 'tuple')) {
    const [first, ...others] = shape._zod.def.items.map(strictShape)
    return first ? z.tuple([first, ...others]) : shape
  }
  const plain = ['string', 'number', 'int', 'boolean', 'enum', 'literal', 'record', 'unknown']
  if (plain.includes(shape._zod.def.type)) return shape
  throw new Error(`answers of kind ${shape._zod.def.type} are not known here yet`)
}

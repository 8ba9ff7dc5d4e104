/**
 * Writes ICU messages. An apostrophe is only doubled where it would begin a quotation: translators read "don't" as it
 * is.
 */

/** A text as it stands in a message; `#` is a sign only inside a plural. */
export const quoted = (text, isInPlural) =>
  text
    .replaceAll(isInPlural ? /'(?=['{}#])/g : /'(?=['{}])/g, "''")
    .replaceAll(isInPlural ? /[{}#]+/g : /[{}]+/g, signs => `'${signs}'`)

/** A choice between forms, by number or by code. */
export const choice = (argument, kind, forms) =>
  `{${argument}, ${kind}, ${forms.map(([name, form]) => `${name} {${form}}`).join(' ')}}`

/** How a number with so many digits behind its sign is asked for: `::.00`. */
export const skeletonOf = digits => `::.${'0'.repeat(digits)}`

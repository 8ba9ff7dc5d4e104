import { Fragment, type ReactNode } from 'react'

const shown = (value: ReactNode) =>
  typeof value === 'string' || value === null ? <p dir="auto">{value || '–'}</p> : value

/**
 * The fields in question, as one of two versions has them. A field is a text (null where it is empty), something drawn,
 * or false for what nobody needs to see.
 */
export const VersionFields = <Name extends string>({
  version,
  fields,
}: {
  version: Readonly<Record<Name, ReactNode>>
  fields: readonly Name[]
}) => fields.map(field => <Fragment key={field}>{shown(version[field])}</Fragment>)

/** The rows of a version; they scroll, and whoever works by keyboard must be able to. */
export const VersionRows = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
  <ol tabIndex={0} aria-label={label}>
    {children}
  </ol>
)

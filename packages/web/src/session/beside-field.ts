import { CallFailed } from '../api/client'

/**
 * What to do with a call that fails: where its refusal is about a field of the form, which `fields` names by the code,
 * `refuse` tells it there, too. The failure goes on to whoever made the call.
 */
export function besideField<Name extends string>(
  refuse: (name: Name, says: string) => void,
  fields: Readonly<Record<string, Name>>,
) {
  return (error: unknown): never => {
    const name = error instanceof CallFailed ? fields[error.code] : undefined
    if (error instanceof CallFailed && name !== undefined) refuse(name, error.message)
    throw error
  }
}

import { CallFailed } from '../api/call-failed'
import { whenRefused } from './when-refused'

/**
 * What to do with a call that fails: where its refusal is about a field of the form, which `fields` names by the code,
 * `refuse` tells it there, too; any other refusal may set back what was chosen. The failure goes on to whoever made the
 * call.
 */
export function besideField<Name extends string>(
  refuse: (name: Name, says: string) => void,
  fields: Readonly<Record<string, Name>>,
  setBack: () => void = () => undefined,
) {
  return (error: unknown): never => {
    const name = error instanceof CallFailed ? fields[error.code] : undefined
    if (!(error instanceof CallFailed) || name === undefined) return whenRefused(setBack)(error)
    refuse(name, error.message)
    throw error
  }
}

import type { assignments } from '@duologue/contract/assignments'
import type { CallInput } from '@duologue/contract/endpoint'
import type { SeveralAssigned } from '@duologue/contract/shapes/new-assignment'
import type { Client } from '../../api/client'

/** Assigns items of a unit to a class, once for a key; answers what became of each. */
export const assignUnit = (
  client: Pick<Client, 'assignments'>,
  params: CallInput<typeof assignments.assignUnit>['params'],
  body: CallInput<typeof assignments.assignUnit>['body'],
  key: string,
): Promise<SeveralAssigned> => client.assignments.assignUnit({ params, body }, { key })

import { nameFault } from '../accounts/account-fields'

/** How a teacher calls a student, as the student said it; both null where they would rather not say. */
export interface CalledName {
  readonly givenName: string | null
  readonly familyName: string | null
}

/** Somebody's names as their account tells them. */
interface Named extends CalledName {
  readonly fullName: string
}

/**
 * What is wrong with the last name, which may be left out; the first one is as in an account
 * (accounts.md#rules-of-fields).
 */
export const familyNameFault = (value: string): string | undefined =>
  value.trim() === '' ? undefined : nameFault(value)

/** What a student is called in a class: as they said there, else as their account says. */
export function nameInClass(person: Named, called: CalledName | null): Named {
  const said = [called?.givenName, called?.familyName].filter(Boolean).join(' ')
  if (said === '') {
    const { givenName, familyName, fullName } = person
    return { givenName, familyName, fullName }
  }
  return {
    givenName: called?.givenName ?? null,
    familyName: called?.familyName ?? null,
    fullName: said,
  }
}

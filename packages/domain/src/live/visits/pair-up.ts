/** Everybody two by two, in the order given; of an odd number the last one is alone (live.md#pair-up). */
export function pairUp<Person>(people: readonly Person[]): {
  pairs: readonly (readonly [Person, Person])[]
  alone: Person | undefined
} {
  const pairs: [Person, Person][] = []
  for (let place = 0; place + 1 < people.length; place += 2) {
    const [one, other] = people.slice(place, place + 2)
    if (one !== undefined && other !== undefined) pairs.push([one, other])
  }
  return { pairs, alone: people.length % 2 === 1 ? people.at(-1) : undefined }
}

/** The same people with two of them in each other's place. */
export const swapped = <Person>(
  people: readonly Person[],
  one: number,
  other: number,
): readonly Person[] =>
  people.map((person, place) => {
    if (place === one) return people[other] ?? person
    return place === other ? (people[one] ?? person) : person
  })

/** The same people by chance; each draw is from 0 to less than 1. */
export function mixed<Person>(people: readonly Person[], draw: () => number): readonly Person[] {
  const left = [...people]
  const order: Person[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(draw() * left.length), 1))
  return order
}

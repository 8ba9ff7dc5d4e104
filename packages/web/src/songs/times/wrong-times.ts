/** What stands in the way of saving: times that are typed and not valid, by their fields. */
export function wrongTimes(tell: () => void) {
  const wrong = new Set<string>()
  return {
    hasWrong: () => wrong.size > 0,
    tellWrong: (field: string, isWrong: boolean) => {
      if (wrong.has(field) === isWrong) return
      if (isWrong) wrong.add(field)
      else wrong.delete(field)
      tell()
    },
  }
}

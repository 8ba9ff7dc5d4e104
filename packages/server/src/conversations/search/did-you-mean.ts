import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { readAsFilters } from '@duologue/domain/conversations/asked-filters'
import { calledAnywhere } from '@duologue/domain/conversations/called-anywhere'
import { foldText } from '@duologue/domain/text/fold'
import { askedWords } from '@duologue/domain/text/search-words'
import { authorsBeginning } from '../../accounts/index'
import type { Database } from '../../database/connect'
import { type Found, findCards } from './conversation-search-store'
import type { Search } from './search-conditions'
import { nearKnownWords } from './search-word-store'

/** What was found, and what was searched for instead or could be. */
interface Meant extends Found {
  meant?: string
  suggestions?: string[]
}

/** Words of a search that are looked at, and what each of them may have been meant as. */
const mostWords = 8
const mostNear = 3
const mostSuggestions = 3
const mostAuthors = 20

const soughtBy = (title: string) => ({
  title: foldText(title),
  words: askedWords(title).slice(0, mostWords),
})

/** What is typed with its language and levels read as filters; nothing when it names none. */
function readingOf(search: Search, typed: string): Pick<Search, 'reading'> {
  const read = readAsFilters(search, typed, calledAnywhere)
  if (!read) return {}
  const { rest, ...filters } = read
  return { reading: { ...filters, ...(rest ? soughtBy(rest) : {}) } }
}

/** The search with the words of its title and the authors that are called so. */
async function everywhere(database: Database, search: Search, title: string): Promise<Search> {
  const name = title.trim()
  const authors =
    name.length < accountLimits.findLeast || /\s/.test(name)
      ? []
      : await authorsBeginning(database, name, mostAuthors)
  return { ...search, ...soughtBy(title), authors, ...readingOf(search, title) }
}

/** What a search may have been meant as: all its words in some reading of each, and its words one by one. */
async function readings(database: Database, title: string) {
  const words = askedWords(title).slice(0, mostWords)
  const near = await nearKnownWords(database, words, mostNear)
  const whole = Array.from({ length: mostNear }, (_, index) =>
    words
      .map(word => {
        const choices = near.get(word) ?? []
        return choices[Math.min(index, choices.length - 1)] ?? word
      })
      .join(' '),
  )
  const single = words.length > 1 ? words.map(word => near.get(word)?.[0] ?? word) : []
  const asked = words.join(' ')
  return { whole: [...new Set(whole)].filter(reading => reading !== asked), single }
}

/** Those of the readings that this search finds something by, in their order. */
async function finding(database: Database, search: Search, titles: readonly string[]) {
  const found = await Promise.all(
    titles.map(async title => {
      const asked = await everywhere(database, search, title)
      const { total } = await findCards(database, { ...asked, limit: 0 })
      return total > 0 ? [title] : []
    }),
  )
  return found.flat()
}

/**
 * Searches; when nothing has the title, says it or is called so, the nearest reading of it that finds something is
 * searched for instead, and other readings that would are suggested; without one, its single words are. Only what
 * this search may find is ever told.
 */
export async function findDidYouMean(
  database: Database,
  search: Search,
  title: string | undefined,
): Promise<Meant> {
  if (search.title === undefined || title === undefined) return findCards(database, search)
  const found = await findCards(database, await everywhere(database, search, title))
  if (found.total > 0) return found
  const { whole, single } = await readings(database, title)
  const [meant, ...others] = await finding(database, search, whole)
  if (meant !== undefined) {
    const instead = await findCards(database, await everywhere(database, search, meant))
    return { ...instead, meant, ...(others.length > 0 ? { suggestions: others } : {}) }
  }
  const suggestions = await finding(database, search, single)
  return suggestions.length > 0
    ? { ...found, suggestions: suggestions.slice(0, mostSuggestions) }
    : found
}

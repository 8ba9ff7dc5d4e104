import { accountLimits } from '@duologue/domain/choices/limits'
import { foldText } from '@duologue/domain/text/fold'
import { askedWords } from '@duologue/domain/text/search-words'
import { authorsBeginning } from '../accounts/index'
import type { Database } from '../database/connect'
import { type Found, findCards, type Search } from './search-store'
import { nearKnownWords } from './word-store'

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

/** The search with the words of its title and the authors that are called so. */
async function everywhere(database: Database, search: Search, title: string): Promise<Search> {
  const name = title.trim()
  const authors =
    name.length < accountLimits.findLeast || /\s/.test(name)
      ? []
      : await authorsBeginning(database, name, mostAuthors)
  return {
    ...search,
    title: foldText(title),
    words: askedWords(title).slice(0, mostWords),
    authors,
  }
}

/** What a search may have been meant as: all its words with one reading of each, then single ones. */
async function readings(database: Database, title: string): Promise<string[]> {
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
  return [...new Set([...whole, ...single])].filter(reading => reading !== words.join(' '))
}

/**
 * Searches; when nothing has the title, says it or is called so, the nearest reading of it that finds something is
 * searched for instead, and other readings that would are suggested. Only what this search may find is ever told.
 */
export async function findMeant(
  database: Database,
  search: Search,
  title: string | undefined,
): Promise<Meant> {
  if (search.title === undefined || title === undefined) return findCards(database, search)
  const found = await findCards(database, await everywhere(database, search, title))
  if (found.total > 0) return found
  const counts = await Promise.all(
    (await readings(database, title)).map(async reading => {
      const asked = await everywhere(database, search, reading)
      const { total } = await findCards(database, { ...asked, limit: 0 })
      return { reading, asked, total }
    }),
  )
  const [first, ...others] = counts.filter(({ total }) => total > 0)
  if (!first) return found
  const isWhole = askedWords(first.reading).length === askedWords(title).length
  const suggestions = (isWhole ? others : [first, ...others])
    .slice(0, mostSuggestions)
    .map(({ reading }) => reading)
  if (!isWhole) return { ...found, suggestions }
  const meant = await findCards(database, first.asked)
  return { ...meant, meant: first.reading, ...(suggestions.length > 0 ? { suggestions } : {}) }
}

/** What a search says that found no lists (pronunciation.md#searching). */
export const noListsTexts = {
  noResults: 'No results found',
  noResultsHint: 'Try fewer words, another level or every language. Or create one.',
  noneOwn: 'There are no lists of yours yet.',
  noneOwnHint:
    'A list holds words that are easily confused, or that you want to say well: write one, paste one, or find one and duplicate it.',
  createNew: 'Create New List',
} as const

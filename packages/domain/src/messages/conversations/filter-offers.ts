/** What is offered where a language or a level was typed (conversations.md#filters-in-words). */
export const filterOfferTexts = {
  filterBy: (what: string) => `Filter by ${what}`,
} as const

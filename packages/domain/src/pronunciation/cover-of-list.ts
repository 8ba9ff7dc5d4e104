/** The picture of a list, drawn from its language and id (site.md#generated-pictures). */
export const coverOfList = ({ id, language }: { id: string; language: string }): string =>
  `/art/covers/${language}/${id}.svg`

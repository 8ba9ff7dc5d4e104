import { drawnCover } from '../media/art-address'

/** The picture of a course, drawn from its language and id (site.md#generated-pictures). */
export const coverOfCourse = ({ id, language }: { id: string; language: string }): string =>
  drawnCover(language, id, null)

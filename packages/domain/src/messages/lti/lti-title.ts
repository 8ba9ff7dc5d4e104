/** The title of the pages that a course opens. */
export const ltiTitle = 'Opening Duologue'

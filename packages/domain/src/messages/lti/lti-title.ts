/** The title of the pages that a course opens. */
export const ltiTitle = 'Opening Duologue'
/** Where things are chosen and placed in a course. */
export const ltiChooseTitle = 'Choose for your course'

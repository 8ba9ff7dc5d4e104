/** How saving a course stands (saving.md#statuses). */
export const courseSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'Course updated.',
  error: 'Error: Update not saved.',
} as const

/** The sentences of making, editing and deleting a course (courses.md#editing). */
export const courseEditorTexts = {
  title: 'Title',
  description: 'Description',
  translationLanguage: 'Language of the translations',
  anyLanguage: 'Any language',
  create: 'Create Course',
  created: 'New course created.',
  ofPlaylist: 'Make a course of it',
  ofPlaylistHelp:
    'Its conversations become units of twelve, in their order. The playlist stays as it is.',
  view: 'View',
  delete: 'Delete Course',
  deleted: 'Course deleted.',
  deleteWarning:
    'The course is deleted for good. What is in it stays, and so does what was learned.',

  units: 'Units',
  noUnits: 'There is no unit yet.',
  noUnitsHelp:
    'A unit has a title, a level, what one can do after it, and conversations and lists.',
  addUnit: 'Add unit',
  unitTitle: 'Title of the unit',
  level: 'Level',
  noLevel: 'No level',
  iCan: 'I can …',
  aimsNote: (most: number) => `One aim a row, ${most} at most: say who I am`,
  suggestions: (level: string) => `Suggestions for ${level}`,
  dragUnit: (place: number) => `Drag unit ${place}`,
  moveUnitUp: (place: number) => `Move up: unit ${place}`,
  moveUnitDown: (place: number) => `Move down: unit ${place}`,
  removeUnit: (place: number) => `Remove: unit ${place}`,
  unitRemoved: 'Unit removed.',
  unitMoved: (place: number, total: number) => `This is now unit ${place} of ${total}.`,

  items: (place: number) => `Conversations and lists of unit ${place}`,
  addConversation: 'Add conversation',
  addList: 'Add list',
  drag: (title: string) => `Drag: ${title}`,
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  moveToUnit: 'Move to unit…',
  moveThisToUnit: (title: string) => `Move to unit…: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  itemRemoved: 'Removed from the course.',
  itemMoved: (title: string, place: number, total: number) =>
    `${title} is now number ${place} of ${total}.`,
  // Told when an item was moved to another unit.
  itemMovedTo: (title: string, unit: number, place: number, total: number) =>
    `${title} is now in unit ${unit}, number ${place} of ${total}.`,
  unitIsFull: 'This unit is full.',

  titleToFind: 'Title to look for',
  nothingFound: 'Nothing was found.',
  searchFailed: 'The search did not work. Try again in a moment.',
  isInCourse: 'In the course',

  publishing: 'Publish',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Course published.',
  unpublished: 'Course unpublished.',
  isPublished: 'Everyone can find and follow this course.',
  isDraft: 'Only you see this course.',
  before: 'Before it can be published:',
  goodToKnow: 'Good to know:',
  isReady: 'Everything is there.',

  nothingOwn: "You haven't made any courses yet.",
  nothingOwnHint: 'A course is units in an order, each with aims, conversations and lists.',
} as const

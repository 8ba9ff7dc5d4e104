import { counted } from '../say'

/** The sentences about pronunciation lists (pronunciation.md#searching); the quoted ones word for word. */
export const pronunciationListTexts = {
  found: (total: number) => `${counted(total, 'list', 'lists')} found`,
  tabs: 'Whose lists',
  all: 'All Lists',
  mine: 'My Lists',
  listsFailed: 'The lists could not be loaded.',
  thatIsAll: 'That is all.',
  items: (total: number) => counted(total, 'item', 'items'),
  by: 'by',
  draft: 'DRAFT',

  play: 'Play',
  playThis: (title: string) => `Play: ${title}`,
  tooFewToPlay: 'It takes 4 items to play.',
} as const

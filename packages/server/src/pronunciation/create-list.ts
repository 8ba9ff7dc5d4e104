import type { pronunciation } from '@duologue/contract/pronunciation'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { foldText } from '@duologue/domain/text/fold'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { insertList } from './list-store'
import { lookedUp, madeItems, soundsOf } from './made-items'
import type { PronunciationRoom } from './pronunciation-room'
import { sceneOfList } from './scene-of-list'
import { seenList } from './seen-list'

/**
 * What is published must be a list: of at least two items, whatever is changed of it (pronunciation.md#creating-one).
 */
export function requireTwoItems(isPublished: boolean, items: readonly PronunciationItem[]): void {
  if (isPublished && items.length < pronunciationLimits.fewestItems)
    throw new Refused('list-too-short')
}

/** A new list of one's own (pronunciation.md#creating-one): a draft unless it is said to be published. */
export function createList(room: PronunciationRoom): Handler<typeof pronunciation.createList> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const author = idOfReader(reader)
    const { title, language, description = '', difficulty = null } = body
    const sent = body.items ?? []
    const found = await lookedUp(room, sent, { language, user: author })
    const items = madeItems(sent, { language, before: [], ...found })
    const isPublished = body.settings?.isPublished ?? false
    requireTwoItems(isPublished, items)
    const now = clock.now()
    const row = await insertList(room, {
      id: newId(random, clock),
      contentKey: null,
      contentDigest: null,
      title,
      titleSearch: foldText(title),
      description,
      language,
      difficulty,
      author,
      scene: sceneOfList({ title, language, items, isPublished, publishedAt: null, scene: null }),
      isPublished,
      views: 0,
      items,
      sounds: soundsOf(items),
      version: 1,
      itemsVersion: 1,
      createdAt: now,
      updatedAt: now,
      publishedAt: isPublished ? now : null,
      deletedAt: null,
      heldAt: null,
      heldPublished: false,
    })
    return seenList(database, row, reader)
  }
}

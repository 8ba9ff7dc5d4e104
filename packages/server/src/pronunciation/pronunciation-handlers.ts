import type { pronunciation } from '@duologue/contract/pronunciation'
import type { Handlers } from '../http/handlers'
import { publicReads, whileAway } from '../http/written/public-reads'
import { createList } from './create-list'
import { deleteList } from './delete-list'
import { duplicateList } from './duplicate-list'
import { exportListCsv } from './export-list-csv'
import { getList } from './get-list'
import type { PronunciationRoom } from './pronunciation-room'
import { getMissedItems } from './rounds/get-missed-items'
import { getRoundWords } from './rounds/get-round-words'
import { saveAnswers } from './rounds/save-answers'
import { recordListView } from './search/record-list-view'
import { searchLists } from './search/search-lists'
import { updateList } from './update-list'

/** The room's answers to its calls. */
export const pronunciationHandlers = (room: PronunciationRoom) =>
  ({
    searchLists: publicReads(room, searchLists, ({ query }) => query.includeDraft !== 'true'),
    getList: whileAway(room, getList),
    createList: createList(room),
    updateList: updateList(room),
    deleteList: deleteList(room),
    duplicateList: duplicateList(room),
    exportListCsv: exportListCsv(room),
    recordListView: recordListView(room),
    getRoundWords: getRoundWords(room),
    saveAnswers: saveAnswers(room),
    getMissedItems: getMissedItems(room),
  }) satisfies Handlers<typeof pronunciation>

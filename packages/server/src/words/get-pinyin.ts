import type { words } from '@duologue/contract/words'
import type { Handler } from '../http/handlers'
import { readChinese } from './chinese/read-chinese'
import type { WordsRoom } from './words-room'

export function getPinyin(room: WordsRoom): Handler<typeof words.getPinyin> {
  return async ({ query }) => readChinese(room, query.text)
}

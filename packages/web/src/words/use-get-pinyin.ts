import { wordLimits } from '@duologue/domain/words/word-limits'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useSettled } from '../ui/fields/use-settled'

/** How long typing rests before its pinyin is asked for, in milliseconds. */
const rest = 350

/**
 * The pinyin that is made of a Chinese text, a moment after it was typed; '' where there is none to be made. What was made
 * of the text before stays until the new one is there.
 */
export function usePinyin(client: Client, text: string, isChinese: boolean): string {
  const settled = useSettled(text.trim(), rest)
  const isAsked = isChinese && settled !== '' && settled.length <= wordLimits.readText
  const { data } = useQuery({
    queryKey: ['pinyin', settled],
    queryFn: isAsked ? () => client.words.getPinyin({ query: { text: settled } }) : skipToken,
    placeholderData: before => before,
  })
  return isAsked ? (data?.pinyin ?? '') : ''
}

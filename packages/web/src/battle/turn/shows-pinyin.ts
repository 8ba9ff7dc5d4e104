import type { BattleLine } from '@duologue/domain/battle/battle-setup'

/** Whether the choices show their pinyin: all of them or none, so that it never tells which one is right. */
export function showsPinyin(
  choices: readonly Pick<BattleLine, 'pinyin'>[],
  isWanted: boolean,
): boolean {
  return isWanted && choices.every(choice => choice.pinyin !== null && choice.pinyin !== '')
}

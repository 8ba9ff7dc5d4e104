import type { Battle } from '@duologue/domain/battle/battle'
import type { CharacterNumber, PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { Mood } from '@duologue/domain/media/moods'

/** Under which part of its health a player is worried. */
const worriedUnder = 0.25

function moodInTurn(battle: Battle, player: PlayerNumber): Mood | null {
  const { phase, setup } = battle
  if (phase.name !== 'roundPlay' || phase.turn.player !== player) return null
  const { moment } = phase.turn
  if (moment.state === 'start') return setup.mode === 'listening' ? 'speaking' : null
  if (moment.state === 'answer' || !moment.answer.right) return null
  return moment.state === 'battle' ? 'striking' : 'glad'
}

/**
 * The mood of a player (battle.md#faces): won or lost at the end, hurt after a blow, speaking while its line is heard, glad
 * when it was right and striking while it strikes; else calm, or worried with little health.
 */
export function moodOf(battle: Battle, player: PlayerNumber, isHurt: boolean): Mood {
  const { phase, players } = battle
  if (phase.name === 'gameEnd') return phase.result.winner === player ? 'won' : 'lost'
  if (isHurt) return 'hurt'
  const { currentHealth, maxHealth } = players[player]
  return (
    moodInTurn(battle, player) ?? (currentHealth < maxHealth * worriedUnder ? 'worried' : 'calm')
  )
}

/**
 * The character in the light: who speaks, and in the pause who speaks next, so that the light has come when the next turn
 * begins; null outside the turns.
 */
export function litCharacter({ phase, setup }: Battle): CharacterNumber | null {
  if (phase.name !== 'roundPlay') return null
  const { lineIndex, moment } = phase.turn
  const line = setup.lines[moment.state === 'end' ? lineIndex + 1 : lineIndex]
  return line?.character ?? null
}

import { powers } from '@duologue/domain/battle/powers/all-powers'
import type { HeldPower } from '@duologue/domain/battle/powers/held-power'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'

/** How often a power can be used, in words. */
export function powerType(name: PowerName): string {
  const power = powers[name]
  switch (power.type) {
    case 'cooldownTurns':
      return texts.powerTypes.cooldownTurns(power.cooldownTurnsMax)
    case 'limitedUses':
      return texts.powerTypes.limitedUses(power.usesMax)
    case 'unlimitedUses':
    case 'passive':
      return texts.powerTypes[power.type]
  }
}

/** Whether a power can be used again, in words: turns or uses that are left. */
export function powerState({ name, cooldownTurnsRemaining, usesRemaining }: HeldPower): string {
  const { type } = powers[name]
  if (type === 'passive' || type === 'unlimitedUses') return texts.powerTypes[type]
  if (usesRemaining !== null) return texts.powerUsesLeft(usesRemaining)
  return cooldownTurnsRemaining === 0
    ? texts.powerReady
    : texts.powerReadyIn(cooldownTurnsRemaining)
}

/** The part of its cooldown that is left, from 1 to 0. */
export function cooldownLeft({ name, cooldownTurnsRemaining }: HeldPower): number {
  const power = powers[name]
  return power.type === 'cooldownTurns' ? cooldownTurnsRemaining / power.cooldownTurnsMax : 0
}

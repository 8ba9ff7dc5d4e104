import type { LearnStep } from '../choices/learn-choices'

/** About how long a step of a line takes, in seconds (learn.md#planning-a-session). */
export const stepSeconds: Readonly<Record<LearnStep, number>> = {
  read: 10,
  shadow: 15,
  gap: 25,
  rebuild: 25,
  turn: 20,
}

/** About how many minutes it takes to read so many lines and listen to them, at least one (conversations.md#cards). */
export const readingMinutes = (lines: number): number =>
  Math.max(1, Math.ceil((lines * stepSeconds.read) / 60))

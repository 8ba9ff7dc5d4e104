import { inTab } from './in-tab'

/** A course that a visitor wants to follow, and the key of the unit to begin with; null: its first. */
interface KeptStart {
  readonly course: string
  readonly unit: string | null
  /** The number of the unit. */
  readonly place: number | null
}

const place = inTab('course-to-start')

const isStart = (value: unknown): value is KeptStart =>
  typeof value === 'object' && value !== null && 'course' in value && 'unit' in value

/** Keeps until they have logged in what a visitor wants to follow (courses.md#starting). */
export const keepStart = (start: KeptStart): void => place.keep(start)

/** What is kept; undefined where nothing is. */
export function keptStart(): KeptStart | undefined {
  const value = place.kept()
  return isStart(value) ? value : undefined
}

/** It is sent, or never can be. */
export const dropStart = (): void => place.forget()

import type { ReactNode } from 'react'

/** One picture of a tutorial with what it says. */
export interface Slide {
  readonly title: string
  readonly text: string
  /** Decoration: the text says the same. */
  readonly drawing: ReactNode
}

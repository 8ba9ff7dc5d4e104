import { CallFailed } from '../../api/call-failed'

/** The hall that the same host has open. */
export interface OtherHall {
  readonly id: string
  readonly title: string
}

const isOther = (told: unknown): told is OtherHall =>
  typeof told === 'object' && told !== null && 'id' in told && 'title' in told

/** The open hall because of which another one was not opened; undefined where it failed by something else. */
export function openHallIn(error: unknown): OtherHall | undefined {
  const isOpen = error instanceof CallFailed && error.code === 'hall-open'
  return isOpen && isOther(error.current) ? error.current : undefined
}

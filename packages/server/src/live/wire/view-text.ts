import type { FrameDown } from '@duologue/contract/shapes/hall-frames'

type ViewFrame = Extract<FrameDown, { type: 'view' }>
type ScreenView = Extract<ViewFrame['view'], { address: string }>

/** Members as they were written last: a screen has sixty, of whom one has changed (live.md#views). */
const written = new WeakMap<ScreenView['members'][number], string>()

function memberText(member: ScreenView['members'][number]): string {
  const known = written.get(member)
  if (known !== undefined) return known
  const text = JSON.stringify(member)
  written.set(member, text)
  return text
}

/** A view as it goes over the wire. */
export function viewText(frame: ViewFrame): string {
  const { view, seq } = frame
  if (!('address' in view)) return JSON.stringify(frame)
  const { members, ...rest } = view
  const others = JSON.stringify({ type: frame.type, seq, view: rest }).slice(0, -2)
  return `${others},"members":[${members.map(memberText).join()}]}}`
}

/** The icons' strokes in a 24 × 24 box, drawn for this product. */
const strokes = {
  close: 'M6 6l12 12M18 6L6 18',
  microphone:
    'M12 14.5a3.5 3.5 0 0 0 3.5-3.5V6a3.5 3.5 0 0 0-7 0v5a3.5 3.5 0 0 0 3.5 3.5zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  up: 'M12 19V6M6 11.5L12 5.5l6 6',
  down: 'M12 5v13M6 12.5l6 6 6-6',
  drag: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1',
  play: 'M8 5.2v13.6L19 12z',
  stop: 'M7 7h10v10H7z',
  sword: 'M4 4l11 11M20 4L9 15M12.5 17.5l5-5M11.5 17.5l-5-5M16 16l4 4M8 16l-4 4',
  help: 'M9.2 9.3a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.4M12 17.4v.2',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.8 7.2M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.1-1.1',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  library: 'M5 4v16M9.5 4v16M13.5 4.5l5 15',
  list: 'M4 7h10M4 12h10M4 17h6M17 11v8M13.5 15h7',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  logOut: 'M14 4H6v16h8M10 12h10M16.5 8l4 4-4 4',
  heart: 'M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.5C20 15 12 20 12 20z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  note: 'M9 17.5V5.5l10-2v12M9 17.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0zM19 15.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 0 1 5.4 0z',
  home: 'M4 11l8-6.5L20 11v8.5h-5.5V14h-5v5.5H4z',
  card: 'M4 6h16v12H4zM4 10h16',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  circle: 'M12 19.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  printer: 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z',
  chevron: 'M6 9.5l6 6 6-6',
} as const

export type IconName = keyof typeof strokes

/** A drawing of strokes in a 24 × 24 box, as high as the text around it; decoration alone. */
export function StrokeIcon({
  strokes: path,
  filled = false,
  mirrors = false,
}: {
  strokes: string
  filled?: boolean
  /** It points along the text. */
  mirrors?: boolean
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.35em"
      height="1.35em"
      aria-hidden="true"
      data-mirrors={mirrors || undefined}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

/** Icons that point along the text, or hold lines of it. */
const along: ReadonlySet<IconName> = new Set(['arrow', 'back', 'logOut', 'list', 'menu'])

/** A decorative icon; the control that holds it carries the name. */
export const Icon = ({ name, filled = false }: { name: IconName; filled?: boolean }) => (
  <StrokeIcon strokes={strokes[name]} filled={filled} mirrors={along.has(name)} />
)

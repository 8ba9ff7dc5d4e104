import { StrokeIcon } from '../ui/icon'
import styles from './class-look.module.css'

/** The icons of classes, drawn for this product in a 24 × 24 box, by the names that classes carry. */
const strokes: Readonly<Record<string, string>> = {
  book: 'M12 6.5C10 4.8 7 4.5 3.5 5v13.5c3.5-.5 6.5-.2 8.5 1.5 2-1.7 5-2 8.5-1.5V5c-3.5-.5-6.5-.2-8.5 1.5zM12 6.5V20',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  bubbles: 'M4 5h10v7H9l-3 3v-3H4zM10 15h4l3 3v-3h3V9h-3',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.1 6-.8z',
  leaf: 'M5 19C4 11 9 5 20 4c0 11-6 16-13 14M5 19c2-5 5-8 9-10',
  rocket:
    'M12 3c4 3 5 8 3.5 13h-7C7 11 8 6 12 3zM8.5 13L5 16v4l4-3M15.5 13L19 16v4l-4-3M12 10.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  music:
    'M9 18V6l11-2v12M6.5 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17.5 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.700l1.4-1.4M17.3 6.700l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  mountain: 'M2.5 19.5L9 7l4 7 2.5-4 6 9.5z',
  bird: 'M3 9l4-1c1-3 5-4 7-1l7-2-3 5c1 6-4 9-9 8l-5 3 2-5c-2-2-3-4-3-7z',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12.5 12H21M17 12v4M20 12v3',
}

/** The round sign of a class in its colour; decoration, the class's name stands beside it. */
export function ClassSign({ color, icon }: { color: string; icon: string }) {
  return (
    <span className={styles.sign} data-color={color} aria-hidden="true">
      <StrokeIcon strokes={strokes[icon] ?? strokes.book ?? ''} />
    </span>
  )
}

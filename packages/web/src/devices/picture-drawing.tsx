import type { CardPicture } from '@duologue/domain/devices/card-pictures'
import styles from './picture-drawing.module.css'

/** A drawing: shapes in the picture's colour, then what is drawn over them in ink. Of 24 by 24. */
interface Drawing {
  readonly tone: 'gold' | 'red' | 'green' | 'blue' | 'violet'
  readonly shape: string
  readonly ink?: string
}

const drawings: Readonly<Record<CardPicture, Drawing>> = {
  sun: {
    tone: 'gold',
    shape: 'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
    ink: 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1',
  },
  moon: { tone: 'gold', shape: 'M15 2.5a9.5 9.5 0 1 0 6.5 13A8 8 0 0 1 15 2.5z' },
  star: {
    tone: 'gold',
    shape: 'M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1-5.4-4.8 7.2-.8z',
  },
  heart: {
    tone: 'red',
    shape: 'M12 21C5 16 2 12.5 2 8.5A5 5 0 0 1 12 6.5a5 5 0 0 1 10 2c0 4-3 7.5-10 12.5z',
  },
  flower: {
    tone: 'violet',
    shape:
      'M12 2a3.5 3.5 0 0 1 3.3 4.5A3.5 3.5 0 1 1 15 12.5a3.5 3.5 0 1 1-6 0 3.5 3.5 0 1 1-.3-6A3.5 3.5 0 0 1 12 2z',
    ink: 'M12 15v7M12 20c-3 0-4.5-1-5.5-3M12 20c3 0 4.5-1 5.5-3M12 8.8h.01',
  },
  tree: { tone: 'green', shape: 'M12 1.5l7 9h-3.5L20 17H4l4.5-6.5H5z', ink: 'M12 17v5.5' },
  apple: {
    tone: 'red',
    shape:
      'M12 8c2-2 9-2.5 9 4.5 0 5-3.5 9-6 9-1.2 0-2-.7-3-.7s-1.8.7-3 .7c-2.5 0-6-4-6-9C3 5.5 10 6 12 8z',
    ink: 'M12 8c0-2.5.8-4.5 2.5-6',
  },
  fish: {
    tone: 'blue',
    shape: 'M2 12c3-5 9-7 14-2.5L22 6v12l-6-3.5C11 19 5 17 2 12z',
    ink: 'M7 11h.01',
  },
  cat: {
    tone: 'violet',
    shape: 'M4 3l5 4h6l5-4v11a8 7.5 0 0 1-16 0z',
    ink: 'M9 12h.01M15 12h.01M12 15v1.5M1.5 15l4-.5M22.5 15l-4-.5',
  },
  bird: {
    tone: 'blue',
    shape: 'M3 11l3-1.5A6 6 0 0 1 17 8l5-2v5c0 6-4 9-9 9-4 0-7-3-7-7z',
    ink: 'M9.5 9h.01M11 20v2.5M15 19.5v3',
  },
  house: { tone: 'red', shape: 'M12 2l10 9h-3v10.5H5V11H2z', ink: 'M10 21v-6h4v6' },
  boat: { tone: 'blue', shape: 'M2 15h20l-3.5 6.5h-13zM11 2v11H4zM13 5v8h6z' },
  car: {
    tone: 'red',
    shape: 'M2 17v-5l3-1 3-5h8l3.5 5 2.5 1v5z',
    ink: 'M7 15.5a2 2 0 1 0 .01 0zM17 15.5a2 2 0 1 0 .01 0z',
  },
  ball: {
    tone: 'green',
    shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
    ink: 'M4 6c5 2 5 10 0 12M20 6c-5 2-5 10 0 12',
  },
  umbrella: {
    tone: 'violet',
    shape: 'M2 13a10 10 0 0 1 20 0c-2-1.8-4.5-1.8-6 0-2-2-6-2-8 0-1.5-1.8-4-1.8-6 0z',
    ink: 'M12 13v6.5a2.2 2.2 0 0 0 4.4 0M12 3V1.5',
  },
  key: {
    tone: 'gold',
    shape: 'M7 7a5 5 0 1 0 4.7 6.7H18V18h3.5v-4.3H23v-3.4H11.7A5 5 0 0 0 7 7z',
    ink: 'M7 12h.01',
  },
}

/** One of the 16 pictures of cards (devices.md#pictures), drawn by us; its name stands beside it or on its button. */
export function CardPictureDrawing({ picture }: { picture: CardPicture }) {
  const { tone, shape, ink } = drawings[picture]
  return (
    <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles[tone]} d={shape} />
      {ink ? <path className={styles.ink} d={ink} /> : null}
    </svg>
  )
}

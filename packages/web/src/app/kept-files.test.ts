import { expect, test } from 'vitest'
import { keptFiles } from './kept-files'

const manifest = {
  'src/main.tsx': {
    file: 'assets/main0000.js',
    steady: 'assets/main-en.js',
    css: ['assets/maincss0.css'],
    dynamicImports: [
      'src/app/frame/watch-page.ts',
      'src/screens/site/faq.tsx',
      'src/screens/songs/song-editor.tsx',
    ],
  },
  'src/app/frame/watch-page.ts': { file: 'assets/watch000.js' },
  'src/app/fonts/text.woff2': { file: 'assets/text0000.woff2' },
  'src/screens/conversations/home.tsx': {
    file: 'assets/home0000.js',
    imports: ['src/main.tsx', '_cards.js'],
    css: ['assets/homecss0.css'],
  },
  '_cards.js': { file: 'assets/cards000.js', dynamicImports: ['src/days/late.ts'] },
  'src/days/late.ts': { file: 'assets/late0000.js' },
  'src/screens/site/faq.tsx': { file: 'assets/faq00000.js', imports: ['src/main.tsx'] },
  'src/screens/songs/song.tsx': {
    file: 'assets/song0000.js',
    dynamicImports: [
      'src/songs/editing/book.ts',
      'src/songs/game/mode.ts',
      'src/live/open/duel.ts',
      'src/live/stage/stage.ts',
    ],
  },
  'src/live/open/duel.ts': { file: 'assets/duel0000.js' },
  'src/live/stage/stage.ts': { file: 'assets/stage000.js' },
  'src/songs/editing/book.ts': { file: 'assets/book0000.js' },
  'src/songs/game/mode.ts': { file: 'assets/mode0000.js' },
  'src/screens/songs/song-editor.tsx': { file: 'assets/editor00.js' },
  'src/screens/classes/shop.tsx': { file: 'assets/shop0000.js' },
}

const kept = keptFiles(manifest)

test('a build is known by its main script, which others import by a steady name', () => {
  expect([kept.main, kept.steady]).toEqual(['/assets/main0000.js', '/assets/main-en.js'])
})

test('who saves data keeps what every page has, and what is used most', () => {
  expect(kept.few.toSorted()).toEqual([
    '/assets/cards000.js',
    '/assets/home0000.js',
    '/assets/homecss0.css',
    '/assets/main0000.js',
    '/assets/maincss0.css',
    '/assets/text0000.woff2',
    '/assets/watch000.js',
  ])
})

test('the rest is what works without a connection, late parts too, with what opens a hall, and nothing of editors and teachers', () => {
  expect(kept.more.toSorted()).toEqual([
    '/assets/duel0000.js',
    '/assets/faq00000.js',
    '/assets/late0000.js',
    '/assets/mode0000.js',
    '/assets/song0000.js',
  ])
})

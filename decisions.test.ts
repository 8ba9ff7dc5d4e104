import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// Why things are as they are: each page of docs/decisions has its head, and docs/decisions/README.md is their index.

const folder = join(import.meta.dirname, 'docs/decisions')
const files = readdirSync(folder).filter(file => file !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')

/** What can be said of another page, and what that page says in turn. */
const inTurn = [
  ['Supersedes', 'Superseded by'],
  ['Narrows', 'Narrowed by'],
] as const
const relations = inTurn.flat()

const form =
  /^# (?<number>\d{3}) (?<title>.+)\n\n- Date: (?<date>\d{4}-\d\d-\d\d)\n- Status: (?<status>Accepted|Superseded)\n(?<said>(- .+\n)*)\n/

const pages = files.map(file => {
  const head = form.exec(readFileSync(join(folder, file), 'utf8'))?.groups
  const said = (head?.said ?? '').split('\n').filter(Boolean)
  return {
    file,
    hasHead: head !== undefined,
    number: head?.number,
    title: head?.title,
    date: head?.date,
    status: head?.status,
    said: said.map(line => {
      const [, relation = '', others = ''] = /^- ([A-Z][a-z]+(?: by)?): (.+)$/.exec(line) ?? []
      return { relation, others: others.split(', ') }
    }),
  }
})
type Page = (typeof pages)[number]

const linkTo = ({ number, file }: Page) => `[${number}](${file})`
const saidBy = ({ said }: Page, wanted: string) =>
  said.filter(({ relation }) => relation === wanted).flatMap(({ others }) => others)

describe('the decisions', () => {
  test('every page has its head: number, title, date and status', () => {
    expect(pages.length).toBeGreaterThan(70)
    expect(pages.filter(({ hasHead }) => !hasHead).map(({ file }) => file)).toEqual([])
  })

  test('every page is named after its number, and no two have one', () => {
    expect(pages.filter(({ file, number }) => !file.startsWith(`${number}-`))).toEqual([])
    expect(new Set(pages.map(({ number }) => number)).size).toBe(pages.length)
  })

  test('a head says nothing else, and leads to pages that are there', () => {
    const links = pages.map(linkTo)
    const wrong = pages.filter(({ said }) =>
      said.some(
        ({ relation, others }) =>
          !relations.some(known => known === relation) ||
          others.some(other => !links.includes(other)),
      ),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test.each(inTurn)(
    'what a page says of another (%s), that page says of it (%s)',
    (says, isSaid) => {
      const told = pages.flatMap(page => saidBy(page, says).map(other => [linkTo(page), other]))
      const toldBack = pages.flatMap(page =>
        saidBy(page, isSaid).map(other => [other, linkTo(page)]),
      )
      expect(told).not.toEqual([])
      expect(told.toSorted()).toEqual(toldBack.toSorted())
    },
  )

  test('what is superseded says by what, and nothing else does', () => {
    const wrong = pages.filter(
      page => (page.status === 'Superseded') !== saidBy(page, 'Superseded by').length > 0,
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

describe('the index of the decisions', () => {
  test('names every page exactly once, as its head does', () => {
    const rows = index.split('\n').filter(line => line.startsWith('| ['))
    const wanted = pages.map(
      page => `| ${linkTo(page)} | ${page.title} | ${page.date} | ${page.status} |`,
    )
    expect(rows.toSorted()).toEqual(wanted.toSorted())
  })

  test('is ordered by rooms and parts of the house', () => {
    const house = readFileSync(join(import.meta.dirname, 'HOUSE.md'), 'utf8')
    const known = [...house.matchAll(/^\| (?:\w+ \| )?`([a-z-]+)` \|/gm)].map(([, name]) => name)
    const headings = [...index.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    expect(headings.filter(name => !known.includes(name))).toEqual(['The whole house'])
    expect(new Set(headings).size).toBe(headings.length)
  })
})

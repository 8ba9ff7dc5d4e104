import { listFileTexts as texts } from '@duologue/domain/messages/pupils/list-file'
import type { ReadNames } from '@duologue/domain/pupils/read-names'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ListFileField } from './list-file-field'

type Sheets = Readonly<Record<string, readonly (readonly string[])[]>>

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006/relationships'

const sheetXml = (rows: readonly (readonly string[])[]) =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row
          .map(
            (cell, column) =>
              `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
          )
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** A workbook as Excel packs it, with no more in it than it needs. */
function workbookOf(sheets: Sheets, more: Record<string, Uint8Array> = {}) {
  const names = Object.keys(sheets)
  const parts = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(sheetXml(rows)),
  ])
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const related = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packed}">${related.join('')}</Relationships>`,
    ),
    ...Object.fromEntries(parts),
    ...more,
  })
  return new File([bytes], 'class.xlsx')
}

async function showField() {
  const told: ReadNames[] = []
  const screen = await render(<ListFileField onNames={names => told.push(names)} />)
  const choose = (file: File) => userEvent.upload(screen.getByLabelText(texts.file), file)
  const names = () => told.at(-1)?.rows.map(({ given, family }) => `${given}|${family}`)
  return { screen, choose, names, told }
}

test('a workbook is read here, one sheet or the other', async () => {
  const { screen, choose, names, told } = await showField()
  await choose(
    workbookOf({
      '5a': [
        ['Vorname', 'Name', 'Geburtsdatum'],
        ['Zoë', 'O’Neil', '01.02.2018'],
      ],
      Empty: [],
      '5b': [['Roth, Mia'], ['王小明']],
    }),
  )
  await expect.poll(names).toEqual(['Zoë|O’Neil'])
  expect(told[0]?.leftOut).toEqual(['birthDate'])
  await screen.getByLabelText(texts.sheet).selectOptions('5b')
  await expect.poll(names).toEqual(['Mia|Roth', '王小明|'])
})

test('a workbook of 5,000 rows is read without a worker, which the policy of the pages refuses', async () => {
  const { choose, told } = await showField()
  const rows = Array.from({ length: 5_001 }, (_, at) => [
    `Mia Nummer${'x'.repeat(at % 20)}`,
    'Roth',
  ])
  await choose(workbookOf({ '5a': [['Vorname', 'Name'], ...rows] }))
  await expect.poll(() => told[0]?.rows.length, { timeout: 10_000 }).toBe(5_000)
  expect(told[0]?.isTooLong).toBe(true)
})

test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, ...strToU8('Zoë;Roth')]],
  ['UTF-16', [0xff, 0xfe, ...Array.from('Zoë;Roth').flatMap(s => [s.charCodeAt(0), 0])]],
  [
    'UTF-16 of another machine',
    [0xfe, 0xff, ...Array.from('Zoë;Roth').flatMap(s => [0, s.charCodeAt(0)])],
  ],
  ['Windows', Array.from('Zoë;Roth').map(s => s.charCodeAt(0))],
])('a CSV in %s has its letters', async (_, bytes) => {
  const { choose, names } = await showField()
  await choose(new File([Uint8Array.from(bytes)], 'class.csv'))
  await expect.poll(names).toEqual(['Zoë|Roth'])
})

test('what cannot be read is told in words, and the next file is read', async () => {
  const { screen, choose, names } = await showField()
  const alert = () => expect.element(screen.getByRole('alert'))
  const sheets = { '5a': [['Mia Roth']] }
  await choose(workbookOf(sheets, { 'xl/vbaProject.bin': strToU8('x') }))
  await alert().toHaveTextContent(texts.faults.macros)
  await choose(workbookOf(sheets, { 'xl/bomb.xml': new Uint8Array(31_000_000) }))
  await alert().toHaveTextContent(texts.faults.tooBig)
  await choose(workbookOf(sheets, { 'xl/workbook.xml': strToU8('<not xml') }))
  await alert().toHaveTextContent(texts.faults.noList)
  await choose(new File([], 'class.csv'))
  await alert().toHaveTextContent(texts.noNames)
  expect(names()).toBeUndefined()
  await choose(workbookOf(sheets))
  await expect.poll(names).toEqual(['Mia|Roth'])
  await alert().toHaveTextContent('')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeCsv } from '../text/csv'
import type { ListedName } from './name-row-fault'
import { readNames, readNameTable, writeNames } from './read-names'

const namesOf = (text: string) => readNames(text).rows.map(({ given, family }) => [given, family])

describe('a pasted name', () => {
  test.each([
    ['Mia Roth', 'Mia', 'Roth'],
    ['Roth, Mia', 'Mia', 'Roth'],
    ['Roth,Mia', 'Mia', 'Roth'],
    ['de la Cruz, Ana María', 'Ana María', 'de la Cruz'],
    ['Ana María de la Cruz', 'Ana María', 'de la Cruz'],
    ['Vincent van Gogh', 'Vincent', 'van Gogh'],
    ['ROTH Mia', 'Mia', 'ROTH'],
    ['LE GOFF Anne Marie', 'Anne Marie', 'LE GOFF'],
    ['MIA ROTH', 'MIA', 'ROTH'],
    ['王小明', '王小明', ''],
    ['Mia', 'Mia', ''],
    ['Zoë O’Neil', 'Zoë', 'O’Neil'],
    ['Zoë d’Arc', 'Zoë', 'd’Arc'],
    ['1. Mia', 'Mia', ''],
    ['12) Mia Roth', 'Mia', 'Roth'],
    ['(3) Mia Roth', 'Mia', 'Roth'],
    ['7 Mia Roth', 'Mia', 'Roth'],
    ['• Mia Roth', 'Mia', 'Roth'],
    ['- Mia Roth', 'Mia', 'Roth'],
    ['* Mia Roth', 'Mia', 'Roth'],
    ['–\u00a0Mia\u00a0 Roth ', 'Mia', 'Roth'],
    ['\uFEFFMia Roth', 'Mia', 'Roth'],
    ['Mia\u202e \u200bRoth', 'Mia', 'Roth'],
    ['Zoe\u0308', 'Zo\u00eb', ''],
  ])('%j', (line, given, family) => {
    const [row, ...more] = readNames(line).rows
    expect([row?.given, row?.family, row?.fault, more]).toEqual([given, family, undefined, []])
  })

  test('of many lines keeps its place, blank ones and line ends of every kind left out', () => {
    const { rows } = readNames('1. Mia Roth\r\n\r\n2. Ben Ax\r\n\u00a0\n3. Zoë\r')
    expect(rows.map(({ line, given }) => [line, given])).toEqual([
      [1, 'Mia'],
      [3, 'Ben'],
      [5, 'Zoë'],
    ])
  })

  test.each([
    ['=1+1', { kind: 'notAName' }],
    ['@SUM(A1)', { kind: 'notAName' }],
    ['mia@roth.example', { kind: 'notAName' }],
    ['12345', { kind: 'notAName' }],
    ['Zo\uFFFD Roth', { kind: 'lettersMissing' }],
    ['Zo\u0081', { kind: 'lettersMissing' }],
    ['M'.repeat(34), { kind: 'tooLong', letters: 34, most: 30 }],
    [`Mia ${'R'.repeat(31)}`, { kind: 'tooLong', letters: 31, most: 30 }],
  ])('%j is told to be wrong', (line, fault) => {
    expect(readNames(line).rows[0]?.fault).toEqual(fault)
  })

  test('with 30 letters is no fault, however its letters are made', () => {
    expect(readNames('e\u0301'.repeat(30)).rows[0]?.fault).toBeUndefined()
  })
})

describe('a table of names', () => {
  test.each([
    ['First name,Last name,Student number\nMia,Roth,17\n'],
    ['Last name;First name;ID\nRoth;Mia;17'],
    ['Nombre\tApellidos\tN.º\tMatrícula\nMia\tRoth\t1\t17'],
    ['Nombre;Primer apellido;NIA\nMia;Roth;17'],
    ['NOM;Prénom;INE\nRoth;Mia;17'],
    ['Nom de famille,Prénom,Identifiant\nRoth,Mia,17'],
    ['Name;Vorname;Schülernummer\nRoth;Mia;17'],
    ['Nachname\tRufname\tSchüler-ID\nRoth\tMia\t17'],
    ['sourcedId,givenName,familyName\n17,Mia,Roth'],
    ['Student,ID\n"Roth, Mia",17'],
    ['Apellidos y nombre;NIA\nRoth, Mia;17'],
    ['Nom et prénom;INE\nRoth Mia;17'],
    ['Nachname, Vorname;ID\nRoth Mia;17'],
    ['\uFEFF\nPupil name;UPN\nMia Roth;17'],
  ])('is read by its heads: %j', text => {
    expect(readNames(text).rows).toMatchObject([{ given: 'Mia', family: 'Roth', externalId: '17' }])
    expect(readNames(text).leftOut).toEqual([])
  })

  test('has whole names under a head that stands alone', () => {
    expect(namesOf('Nombre\nAna María de la Cruz')).toEqual([['Ana María', 'de la Cruz']])
    expect(namesOf('Nom\nMia Roth')).toEqual([['Mia', 'Roth']])
    expect(namesOf('First name\nMia Lou')).toEqual([['Mia Lou', '']])
  })

  test('has last names in two columns', () => {
    expect(
      readNameTable([
        ['Nombre', 'Primer apellido', 'Apellidos'],
        ['Ana', 'García', 'López'],
      ]).rows[0],
    ).toMatchObject({ given: 'Ana', family: 'García López' })
  })

  test.each([
    ['First name,Date of birth,Gender,E-mail,Address,Phone'],
    ['Nombre,Fecha de nacimiento,Sexo,Correo electrónico,Dirección,Teléfono'],
    ['Prénom,Date de naissance,Sexe,Courriel,Adresse,Téléphone'],
    ['Vorname,Geburtsdatum,Geschlecht,E-Mail,Anschrift,Telefon'],
  ])('tells what is left out on purpose: %s', head => {
    const read = readNames(`${head}\nMia,2018-03-01,f,mia@roth.example,1 Road,0123 456\n`)
    expect(read.leftOut).toEqual(['birthDate', 'gender', 'email', 'address', 'phone'])
    expect(read.rows).toEqual([{ line: 2, given: 'Mia', family: '', externalId: null }])
  })

  test('tells nothing of a column that is empty, and names the heads that nobody knows', () => {
    const read = readNames('Vorname;Geburtsdatum;Lieblingstier\nMia;;Igel')
    expect([read.leftOut, read.unknown]).toEqual([[], ['Lieblingstier']])
  })

  test('without heads is a first and a last name beside what is none', () => {
    const read = readNames('1\tMia\tRoth\t01.03.2018\tm@r.example\n2\tBen\tAx\t\t')
    expect(read.rows).toMatchObject([
      { given: 'Mia', family: 'Roth' },
      { given: 'Ben', family: 'Ax' },
    ])
    expect(read.leftOut).toEqual(['birthDate', 'email'])
  })

  test('tells of a row without a name, and of a number that is too long', () => {
    const read = readNames(`Vorname;ID\n;17\nMia;${'9'.repeat(65)}`)
    expect(read.rows.map(row => row.fault)).toEqual([
      { kind: 'noName' },
      { kind: 'idTooLong', letters: 65, most: 64 },
    ])
  })

  test('is looked at for 5,000 rows', () => {
    const names = (rows: number) => readNames(`Name\n${'Mia Roth\n'.repeat(rows)}`)
    expect([names(5_000).isTooLong, names(5_001).isTooLong, names(5_001).rows.length]).toEqual([
      false,
      true,
      5_000,
    ])
  })

  test('with cells as a spreadsheet exports them is the same', () => {
    expect(readNames(writeCsv([['Name'], ["Zoë, O'Neil"]])).rows[0]).toMatchObject({
      given: "O'Neil",
      family: 'Zoë',
    })
  })
})

test('a list that is written reads as itself', () => {
  const letter = fc.constantFrom(...Array.from('aZéßñÅ王Ж’-. ,;"\'\t='))
  const name = fc
    .string({ unit: letter, maxLength: 28 })
    .map(text => `M${text}`.replace(/\s+/g, ' ').trim())
  const row: fc.Arbitrary<ListedName> = fc.record({
    given: name,
    family: fc.oneof(fc.constant(''), name),
    externalId: fc.oneof(fc.constant(null), name),
  })
  fc.assert(
    fc.property(fc.array(row), rows => {
      const read = readNames(writeNames(rows))
      expect(read.rows).toEqual(rows.map((one, at) => ({ ...one, line: at + 2 })))
    }),
  )
})

import { withoutMark } from './csv'

/** A row of a CSV text, and the line at which it begins, of which the first is 1. */
export interface CsvRow {
  readonly cells: string[]
  readonly line: number
}

/** How far letters go from here that mean nothing in a table. */
function plainEnd(piece: string, from: number, isQuoted: boolean): number {
  for (let at = from; at < piece.length; at += 1) {
    const sign = piece[at]
    if (sign === '"' || sign === '\n' || sign === '\r' || (!isQuoted && sign === ',')) return at
  }
  return piece.length
}

/** The streaming sister of `readCsv`: the same rows, in whatever pieces the text comes, with commas between the cells. */
export class CsvStream {
  private row: string[] = []
  private cell = ''
  private letters = 0
  private line = 1
  private begun = 1
  private isFirst = true
  private isQuoted = false
  private wasQuoted = false
  /** The last sign was a quotation mark in a quoted cell: another one behind it is meant, else it has ended the cell. */
  private isMarked = false
  private isReturned = false
  private readonly most: number

  /** @param most letters that a row may have: what follows a quotation mark that is never closed is no cell. */
  constructor(most: number) {
    this.most = most
  }

  private endCell(): void {
    this.row.push(withoutMark(this.cell))
    this.cell = ''
    this.wasQuoted = false
  }

  private endRow(): CsvRow {
    this.endCell()
    const ended = { cells: this.row, line: this.begun }
    this.row = []
    this.letters = 0
    this.begun = this.line
    return ended
  }

  /** Takes a sign outside of quotation marks; answers the row that it ends. */
  private step(sign: string): CsvRow | undefined {
    if (sign === '\n' || sign === '\r') return this.endRow()
    if (sign === ',') this.endCell()
    else if (sign === '"' && this.cell === '' && !this.wasQuoted) {
      this.isQuoted = true
      this.wasQuoted = true
    } else this.cell += sign
    return undefined
  }

  /** Takes the sign behind a quotation mark in a quoted cell; whether it is the second of two that stand for one. */
  private stepMarked(sign: string): boolean {
    this.isMarked = false
    this.isQuoted = sign === '"'
    if (this.isQuoted) this.cell += sign
    return this.isQuoted
  }

  /** Takes a sign that may mean something; answers the row that it ends. */
  private take(sign: string): CsvRow | undefined {
    const isSecondOfEnd = this.isReturned && sign === '\n'
    this.isReturned = sign === '\r'
    if ((sign === '\n' || sign === '\r') && !isSecondOfEnd) this.line += 1
    if (this.isMarked && this.stepMarked(sign)) return undefined
    if (!this.isQuoted) return isSecondOfEnd ? undefined : this.step(sign)
    if (sign === '"') this.isMarked = true
    else this.cell += sign
    return undefined
  }

  /** Takes the next piece; answers the rows that it ends, undefined where one is longer than it may be. */
  push(piece: string): CsvRow[] | undefined {
    const rows: CsvRow[] = []
    let at = this.isFirst && piece.startsWith('\uFEFF') ? 1 : 0
    if (piece !== '') this.isFirst = false
    while (at < piece.length) {
      const end = this.isMarked ? at : plainEnd(piece, at, this.isQuoted)
      if (end > at) {
        this.cell += piece.slice(at, end)
        this.isReturned = false
      } else {
        const row = this.take(piece[at] ?? '')
        if (row) rows.push(row)
      }
      this.letters += Math.max(end - at, 1)
      at = Math.max(end, at + 1)
      if (this.letters > this.most) return undefined
    }
    return rows
  }

  /** The last row, where no line end is behind it. */
  end(): CsvRow[] {
    return this.cell !== '' || this.wasQuoted || this.row.length > 0 ? [this.endRow()] : []
  }
}

import { randomUUIDv7 } from 'node:crypto'
import { hourMs } from '@second-wind/core/platform/moment'

export type BenchEntry = ReturnType<typeof makeEntries>[number]

const words =
  'breathing stairs cough night morning walk rest inhaler better worse tired shopping dog garden cold windy sleep tea'.split(
    ' ',
  )

/** Entries of one patient, an hour apart up to now, with random scores and notes: repeated text would flatter gzip. */
export function makeEntries(count: number, nowMs: number) {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(nowMs - (count - index) * hourMs).toISOString()
    return {
      id: randomUUIDv7(),
      userId: 1,
      date,
      localDate: date.slice(0, 10),
      tzOffsetMin: 0,
      coughSeverity: scoreFrom(1),
      breathlessness: scoreFrom(1),
      energy: scoreFrom(5),
      mood: scoreFrom(5),
      temperature: 'normal',
      sputumColor: 'clear',
      sputumConsistency: 'thin',
      notes: Array.from({ length: 12 }, () => words[Math.floor(Math.random() * words.length)]).join(' '),
    } as const
  })
}

/** One of five scores in a row: moderate symptoms, so that most entries raise no alert, as on most days. */
const scoreFrom = (lowest: number) => lowest + Math.floor(Math.random() * 5)

import { epochMs } from '../platform/moment.ts'

/** Compares entries by time of logging, newest first; the id decides between entries of the same instant. */
export function newestFirst(a: { id: string; date: string }, b: { id: string; date: string }): number {
  return epochMs(b.date) - epochMs(a.date) || (a.id < b.id ? 1 : -1)
}

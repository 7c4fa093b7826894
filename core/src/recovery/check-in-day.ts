/*
 * "A message chosen by day (entry count plus one)". Ruling C-36: distinct days with a check-in, today included;
 * of the current episode only, so that a new illness starts at day 1 (hazard C5b).
 */
import { episodeDays } from '../records/episode-days.ts'

/** @param loggedDates local dates of all entries, in any order, with or without today's */
export function checkInDay(loggedDates: readonly string[], today: string): number {
  return episodeDays([...loggedDates, today], today).length
}

import { alertMessage } from '@second-wind/core/care/alerts/alert-message'
import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import {
  describeCurrentFindings,
  describeOtherFindings,
} from '@second-wind/core/content/findings/current-finding-words'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { describeNeededAnswers } from '@second-wind/core/content/findings/needed-answer-words'
import { answersOfWarnings } from '@second-wind/core/findings/answers-that-end-signs'
import { findingContextOf } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { expectWellFormed } from '../../../support/expect-well-formed.ts'
import { anyEntries, anyPatient } from '../../findings/any-log/any-log.ts'

const today = '2026-11-20'

describe('the words of findings, for any entries of up to six days', () => {
  test('name each finding of an entry and its alert without an empty place', () => {
    fc.assert(
      fc.property(anyEntries(today), anyPatient, (entries, patient) => {
        for (const text of wordsOfEntries(entries, patient)) expectWellFormed(text)
      }),
      { numRuns: 60 },
    )
  })

  test('tell the patient today and on the next day what counts without an empty place', () => {
    fc.assert(
      fc.property(anyEntries(today), anyPatient, (entries, patient) => {
        for (const day of [today, addDays(today, 1)])
          for (const text of wordsOfCard(entries, patient, day)) expectWellFormed(text)
      }),
      { numRuns: 150 },
    )
  })
})

function wordsOfEntries(entries: readonly SymptomEntry[], patient: Patient): string[] {
  const context = { ...findingContextOf(patient), others: entries }
  return entries.flatMap((entry) => {
    const findings = entryFindings(entry, entry.localDate, context)
    return [
      ...findings.flatMap((finding) =>
        [true, false].map((isToday) => describeFinding(finding, entry, isToday)),
      ),
      ...alertsFor({ kind: 'symptoms', report: entry, findings }).map((alert) =>
        alertMessage(alert, entry.localDate),
      ),
    ]
  })
}

function wordsOfCard(entries: readonly SymptomEntry[], patient: Patient, day: string): string[] {
  const now = epochMs(`${day}T20:00:00Z`)
  const findings = patientFindings({ entries, checks: [] }, findingContextOf(patient), now)
  const needed = answersOfWarnings(findings)
  const card = followUpCard(findings)
  return [
    ...(needed.length > 0 ? [describeNeededAnswers(needed)] : []),
    ...(card ? [describeCurrentFindings(card.findings, entries, day)] : []),
    ...(card?.others ?? []).map((ofRecord) =>
      describeOtherFindings(ofRecord, card?.findings ?? [], entries, day),
    ),
  ]
}
